import { Type, type Static } from 'typebox'
import { Action } from './blocks/action.ts'
import { Blocks } from './blocks/block.ts'
import { localizedText } from './localized.ts'

export const popupSizes = ['full', 'big', 'custom', 'side'] as const
export type PopupSize = (typeof popupSizes)[number]

export const Popup = Type.Object(
  {
    title: localizedText(60, 'Name of the dialog, read out by screen readers'),
    showTitle: Type.Optional(Type.Boolean({ description: 'Show the name above the content' })),
    size: Type.Enum([...popupSizes], {
      description:
        'full: whole screen; big: two columns wide; custom: as wide as its content; on phones each of these is a curtain from below. side: a sheet at the side of the screen, for menus',
    }),
    preventClose: Type.Optional(Type.Boolean({ description: 'No cross, no Escape, no click beside it' })),
    access: Type.Optional(
      Type.Enum(['public', 'authenticated'], {
        description: 'authenticated: guests are asked to log in instead. Left out: public',
      }),
    ),
    onClosed: Type.Optional(Type.Array(Action, { description: 'What happens after it was closed' })),
    blocks: Blocks,
  },
  { additionalProperties: false },
)
export type Popup = Static<typeof Popup>

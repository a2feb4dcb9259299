import { Type, type Static } from 'typebox'
import { popupRoleNames } from '../roles/popup-roles.ts'
import { Action } from './blocks/action.ts'
import { Blocks } from './blocks/block.ts'
import { localizedText } from './localized.ts'
import { Opening } from './opening.ts'
import { Samples } from './samples.ts'

export const popupSizes = ['full', 'big', 'custom', 'side'] as const
export type PopupSize = (typeof popupSizes)[number]

export const Popup = Type.Object(
  {
    role: Type.Optional(
      Type.Enum([...popupRoleNames], {
        description: 'What the site opens the popup for; each role has one popup',
      }),
    ),
    title: localizedText(60, 'Name of the dialog for screen readers'),
    showTitle: Type.Optional(Type.Boolean({ description: 'Show the name above the content' })),
    size: Type.Enum([...popupSizes], {
      description:
        'full: whole screen; big: two columns wide; custom: as wide as its content (all three open from the bottom of the screen on phones); side: panel at the side of the screen, for menus',
    }),
    type: Type.Optional(
      Type.Enum(['popup', 'curtain'], {
        description:
          'popup: in the middle of the screen; curtain: slides in from the side, so that the page stays visible beside it. Default: popup',
      }),
    ),
    preventClose: Type.Optional(
      Type.Boolean({
        description: 'Cannot be closed with a close button, with Escape or by clicking outside',
      }),
    ),
    access: Type.Optional(
      Type.Enum(['public', 'authenticated'], {
        description: 'authenticated: guests are asked to log in instead. Default: public',
      }),
    ),
    opens: Type.Optional(Opening),
    onClosed: Type.Optional(Type.Array(Action, { description: 'Action after the popup is closed' })),
    blocks: Blocks,
    samples: Samples,
  },
  { additionalProperties: false },
)
export type Popup = Static<typeof Popup>

import { Type, type Static } from 'typebox'
import { Action } from './action.ts'
import { localizedText } from '../localized.ts'
import { iconReference } from '../reference.ts'

/** A button of a block: a text and an action. */
export const BlockButton = Type.Object(
  {
    label: localizedText(30, 'Text of the button: say what happens, not "OK"'),
    action: Action,
    icon: Type.Optional(
      iconReference(
        'Name of an icon (/_icons shows all), or an own picture, best square and without background',
      ),
    ),
    variant: Type.Optional(
      Type.Enum(['primary', 'secondary', 'outline'], {
        description: 'primary: the one main action of the view. Default: secondary',
      }),
    ),
  },
  { additionalProperties: false },
)
export type BlockButton = Static<typeof BlockButton>

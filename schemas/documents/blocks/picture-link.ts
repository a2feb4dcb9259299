import { Type } from 'typebox'
import { localizedText } from '../localized.ts'
import { Action } from './action.ts'

/** Where a picture leads. */
export const PictureLink = Type.Object(
  {
    label: localizedText(60, 'Where the picture leads, for screen readers'),
    action: Action,
  },
  { additionalProperties: false, description: 'What a click on the picture does. Default: nothing' },
)

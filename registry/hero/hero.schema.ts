import { Type } from 'typebox'
import { sceneNames } from '../../schemas/art.ts'
import { defineComponent } from '../../schemas/component.ts'
import { BlockButton } from '../../schemas/documents/blocks/button.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { mediaAddress } from '../../schemas/documents/reference.ts'
import { examples } from './hero.examples.ts'

const Slide = Type.Object(
  {
    tag: Type.Optional(localizedText(32, 'A few words above the headline: whom it is for')),
    headline: localizedText(56, 'Headline, three lines at most'),
    terms: localizedText(110, 'The terms of the offer in one sentence: the limit, the price, the catch'),
    buttons: Type.Array(BlockButton, { maxItems: 2, description: 'The main action first' }),
    scene: Type.Enum([...sceneNames], { description: 'The drawn scene' }),
    picture: Type.Optional(
      mediaAddress('A picture in place of the scene, 15:7; what matters on it stands on the right'),
    ),
  },
  { additionalProperties: false },
)

export const hero = defineComponent({
  type: 'Hero',
  version: 2,
  description:
    'The first thing a visitor sees: one to six offers over drawn scenes, each with its terms beside it and one main action. The headline of the first is the main heading of the page.',
  category: 'content',
  props: Type.Object(
    {
      slides: Type.Array(Slide, {
        minItems: 1,
        maxItems: 6,
        description:
          'The slides in their order; the first is seen at once. Where there are several, they change every 6 seconds',
      }),
    },
    { additionalProperties: false },
  ),
  slots: {},
  // Version 1 had a single slide.
  migrations: [(props) => ({ slides: [props] })],
  interactive: true,
  isShared: true,
  examples,
})

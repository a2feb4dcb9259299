import { Type } from 'typebox'
import { sceneNames } from '../../schemas/art.ts'
import { defineComponent } from '../../schemas/component.ts'
import { BlockButton } from '../../schemas/documents/blocks/button.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { mediaAddress } from '../../schemas/documents/reference.ts'
import { examples } from './hero.examples.ts'

const Slide = Type.Object(
  {
    tag: Type.Optional(localizedText(32, 'A few words above the headline, such as who the offer is for')),
    headline: localizedText(56, 'Headline, up to three lines'),
    terms: localizedText(110, 'Terms of the offer in one sentence: limits, price, restrictions'),
    buttons: Type.Array(BlockButton, { maxItems: 2, description: 'Put the main action first' }),
    scene: Type.Enum([...sceneNames], { description: 'Illustrated scene' }),
    picture: Type.Optional(
      mediaAddress('Picture in place of the scene, 15:7; keep the important part on the right'),
    ),
  },
  { additionalProperties: false },
)

export const hero = defineComponent({
  type: 'Hero',
  version: 2,
  description:
    'Opening banner of a page: one to six offers over illustrated scenes, each with its terms and one main action. The first headline is the main heading of the page.',
  category: 'content',
  props: Type.Object(
    {
      slides: Type.Array(Slide, {
        minItems: 1,
        maxItems: 6,
        description: 'Slides in order; the first is shown on load.',
      }),
      slideSeconds: Type.Optional(
        Type.Integer({
          minimum: 3,
          maximum: 60,
          description: 'Seconds for which each of several slides is shown. Default: 6',
        }),
      ),
      isAutomatic: Type.Optional(
        Type.Boolean({
          default: true,
          description:
            'Several slides change by themselves; off: only when the visitor swipes or selects one. Default: on',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  slots: {
    content: {
      description:
        'Blocks below the buttons of the first slide, such as the time left or a jackpot; one is best on phones',
      allowed: ['Countdown', 'Button', 'JackpotBoard'],
      maxItems: 3,
    },
  },
  // Version 1 had a single slide.
  migrations: [(props) => ({ slides: [props] })],
  interactive: true,
  canWait: true,
  isShared: true,
  examples,
})

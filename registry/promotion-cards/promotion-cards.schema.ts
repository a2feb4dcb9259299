import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { BlockButton } from '../../schemas/documents/blocks/button.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { mediaAddress } from '../../schemas/documents/reference.ts'
import { examples } from './promotion-cards.examples.ts'

/** The named colour palettes of cards and covers. */
export const cardPalettes = [
  'indigo',
  'azure',
  'teal',
  'emerald',
  'rust',
  'crimson',
  'plum',
  'violet',
  'night',
] as const

export const promotionCards = defineComponent({
  type: 'PromotionCards',
  version: 1,
  description:
    'Offers as coloured cards, side by side; on phones they scroll sideways. The terms of each stand before its button.',
  category: 'content',
  props: Type.Object(
    {
      label: Type.Optional(localizedText(60, 'What these cards are, for screen readers; left out: “Offers”')),
      cards: Type.Array(
        Type.Object(
          {
            tag: Type.Optional(localizedText(32, 'A few words above the title: when, or what it is for')),
            title: localizedText(48, 'The offer, two or three lines'),
            terms: localizedText(110, 'The terms in one sentence: the limit, the price, the catch'),
            palette: Type.Enum([...cardPalettes], { description: 'Colours of the card' }),
            emblem: Type.Optional(
              mediaAddress('A drawn object in the corner, such as /art/emblems/gift.svg'),
            ),
            picture: Type.Optional(mediaAddress('A picture that fills the card, under a dark veil')),
            button: Type.Optional(BlockButton),
          },
          { additionalProperties: false },
        ),
        { minItems: 1, maxItems: 6, description: 'The offers, the most important first' },
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: false,
  isShared: true,
  examples,
})

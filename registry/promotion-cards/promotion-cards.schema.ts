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
    'Offers as coloured cards, side by side; on phones they scroll sideways. Each card shows its terms before its button.',
  category: 'content',
  props: Type.Object(
    {
      label: Type.Optional(localizedText(60, 'Label of the cards for screen readers. Default: Offers')),
      phoneLayout: Type.Optional(
        Type.Enum(['row', 'column'], {
          description: 'On phones: a row that scrolls sideways, or one card below the other. Default: row',
        }),
      ),
      height: Type.Optional(
        Type.Enum(['normal', 'low'], { description: 'Minimum height of the cards. Default: normal' }),
      ),
      cards: Type.Array(
        Type.Object(
          {
            tag: Type.Optional(
              localizedText(32, 'A few words above the title, such as the date or the occasion'),
            ),
            title: localizedText(48, 'The offer, in two or three lines'),
            terms: localizedText(110, 'Terms in one sentence: limits, price, restrictions'),
            palette: Type.Enum([...cardPalettes], { description: 'Colours of the card' }),
            emblem: Type.Optional(
              mediaAddress('Illustrated object in the corner, such as /art/emblems/gift.svg'),
            ),
            picture: Type.Optional(mediaAddress('Picture that fills the card, under a dark overlay')),
            button: Type.Optional(BlockButton),
          },
          { additionalProperties: false },
        ),
        { minItems: 1, maxItems: 6, description: 'Offers; put the most important one first' },
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

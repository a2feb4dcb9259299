import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { examples } from './promo-code.examples.ts'

export const promoCode = defineComponent({
  type: 'PromoCode',
  version: 1,
  description:
    'Field for a promo code, filled in with the code from the link that the player followed. Not shown to guests and during a break.',
  category: 'account',
  props: Type.Object(
    {
      title: localizedText(60, 'Heading of the card'),
      text: Type.Optional(localizedText(200, 'One sentence below the heading')),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  events: ['promo-not-found'],
  examples,
})

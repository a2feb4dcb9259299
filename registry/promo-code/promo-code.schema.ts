import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { examples } from './promo-code.examples.ts'

export const promoCode = defineComponent({
  type: 'PromoCode',
  version: 1,
  description:
    'Where a player enters a promo code. Begins with the code that he came with; gone for guests and during a break',
  category: 'account',
  props: Type.Object(
    {
      title: localizedText(60, 'Heading of the card'),
      text: Type.Optional(localizedText(200, 'A sentence below the heading')),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  events: ['promo-not-found'],
  examples,
})

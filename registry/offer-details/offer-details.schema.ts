import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { load } from './offer-details.load.ts'
import { examples } from './offer-details.examples.ts'

export const offerDetails = defineComponent({
  type: 'OfferDetails',
  version: 1,
  description:
    'The offer of the page, or one promotion of an offer: what it gives, the terms, after them the button to take it, and the rules in full. Stands on a page whose address has :id.',
  category: 'money',
  props: Type.Object(
    {
      view: Type.Enum(['offers', 'promotions'], {
        description:
          'offers: :id is the number of an offer; promotions: that of one thing that an offer gives',
      }),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  maxAge: 60,
  events: ['offer_take'],
  examples,
})

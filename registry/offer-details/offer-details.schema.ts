import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { load } from './offer-details.load.ts'
import { examples } from './offer-details.examples.ts'

export const offerDetails = defineComponent({
  type: 'OfferDetails',
  version: 1,
  description:
    'The offer of the page, or one promotion of an offer: what it gives, the terms, the button to claim it, and the full rules. Place it on a page whose route has :id.',
  category: 'money',
  props: Type.Object(
    {
      view: Type.Enum(['offers', 'promotions'], {
        description:
          'offers: :id is the ID of an offer; promotions: :id is the ID of one promotion of an offer',
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

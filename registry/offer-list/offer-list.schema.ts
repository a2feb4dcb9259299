import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { load } from './offer-list.load.ts'
import { examples } from './offer-list.examples.ts'

export const offerList = defineComponent({
  type: 'OfferList',
  version: 1,
  description:
    'The platform’s offers, or the promotions that they consist of: what each gives, its terms, and after them the button to take it. The kind that is chosen stands in the address: the page reads the key action (offers) or type (promotions).',
  category: 'money',
  props: Type.Object(
    {
      title: localizedText(40, 'Heading'),
      view: Type.Enum(['offers', 'promotions'], {
        description: 'offers: each as a whole; promotions: everything that they give, one by one',
      }),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  // An offer may expire.
  maxAge: 60,
  events: ['offer_take'],
  examples,
})

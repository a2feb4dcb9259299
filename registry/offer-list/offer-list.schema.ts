import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { load } from './offer-list.load.ts'
import { examples } from './offer-list.examples.ts'

export const offerList = defineComponent({
  type: 'OfferList',
  version: 1,
  description:
    'The platform’s offers, or their individual promotions: what each gives, its terms, and the button to claim it. The selected kind is kept in the URL, in the query key action (offers) or type (promotions).',
  category: 'money',
  props: Type.Object(
    {
      title: localizedText(40, 'Heading'),
      view: Type.Enum(['offers', 'promotions'], {
        description: 'offers: whole offers; promotions: everything the offers give, as separate entries',
      }),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  canWait: true,
  load,
  // An offer may expire.
  maxAge: 60,
  events: ['offer_take'],
  examples,
})

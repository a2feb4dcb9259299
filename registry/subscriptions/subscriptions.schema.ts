import { Type } from 'typebox'
import type { Contact } from '../../schemas/api/entities/account.ts'
import { defineComponent } from '../../schemas/component.ts'

const profile = {
  first_name: 'Dilshod',
  last_name: 'Karimov',
  sex: 1,
  birth_date: '1998-03-14',
  document_number: '',
  country: '',
  country_code: 'UZ',
  region: '',
  home_town: 'Toshkent',
  address: '',
  postcode: '',
}

const known: Contact[] = [
  {
    type: 'phone',
    contact: '998901234518',
    is_confirmed: true,
    is_subscribed: true,
    phone_country_code: 'UZ',
  },
  {
    type: 'email',
    contact: 'dilshod@mail.example',
    is_confirmed: false,
    is_subscribed: false,
    phone_country_code: null,
  },
]

export const subscriptions = defineComponent({
  type: 'Subscriptions',
  version: 1,
  description: 'Which contacts of the player receive news and offers.',
  category: 'account',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  load: {
    profile: {
      call: 'account.getprofileinfo',
      params: { fields: { from: 'value', value: 'contacts' } },
      access: 'player',
    },
  },
  examples: {
    normal: { props: {}, data: { profile: { status: 'success', data: { ...profile, contacts: known } } } },
    empty: { props: {}, data: { profile: { status: 'success', data: { ...profile, contacts: [] } } } },
    error: { props: {}, data: { profile: { status: 'error', error: 'InternalServerErrorException' } } },
  },
})

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

const phones = {
  items: [{ country_code: 'UZ', phone_code: '998', mask: '00 000 00 00', min_length: 9, max_length: 9 }],
  default_country_code: 'UZ',
}

export const contacts = defineComponent({
  type: 'Contacts',
  version: 1,
  description:
    'Phone and e-mail of the player: adding, and confirming by a code. Their forms are contact-phone, contact-email and contact-code.',
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
    phones: { call: 'account.getContactPhoneSettings', params: {}, access: 'player' },
  },
  examples: {
    normal: {
      props: {},
      data: {
        profile: { status: 'success', data: { ...profile, contacts: known } },
        phones: { status: 'success', data: phones },
      },
    },
    empty: {
      props: {},
      data: {
        profile: { status: 'success', data: { ...profile, contacts: [] } },
        phones: { status: 'success', data: phones },
      },
    },
    error: {
      props: {},
      data: {
        profile: { status: 'error', error: 'InternalServerErrorException' },
        phones: { status: 'error', error: 'InternalServerErrorException' },
      },
    },
    longText: {
      props: {},
      data: {
        profile: {
          status: 'success',
          data: {
            ...profile,
            contacts: known.map((contact) =>
              contact.type === 'email'
                ? { ...contact, contact: `${'dilshodbek.'.repeat(7)}k@mail.example` }
                : contact,
            ),
          },
        },
        phones: { status: 'success', data: phones },
      },
    },
  },
})

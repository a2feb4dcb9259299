import type { ComponentExamples } from '../../schemas/component.ts'
import { exampleContacts, exampleProfile } from '../../schemas/examples/profile.ts'

const phones = {
  items: [{ country_code: 'UZ', phone_code: '998', mask: '00 000 00 00', min_length: 9, max_length: 9 }],
  default_country_code: 'UZ',
}

export const examples = {
  normal: {
    props: {},
    data: {
      profile: { status: 'success', data: { ...exampleProfile, contacts: exampleContacts } },
      phones: { status: 'success', data: phones },
    },
  },
  empty: {
    props: {},
    data: {
      profile: { status: 'success', data: { ...exampleProfile, contacts: [] } },
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
          ...exampleProfile,
          contacts: exampleContacts.map((contact) =>
            contact.type === 'email'
              ? { ...contact, contact: `${'dilshodbek.'.repeat(7)}k@mail.example` }
              : contact,
          ),
        },
      },
      phones: { status: 'success', data: phones },
    },
  },
} satisfies ComponentExamples

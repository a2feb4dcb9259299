import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { load } from './contacts.load.ts'
import { examples } from './contacts.examples.ts'

export const contacts = defineComponent({
  type: 'Contacts',
  version: 1,
  description:
    'The player’s phone numbers and e-mail addresses: adding them, and confirming them with a code. Uses the forms contact-phone, contact-email and contact-code.',
  category: 'account',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  examples,
})

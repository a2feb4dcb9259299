import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { load } from './contacts.load.ts'
import { examples } from './contacts.examples.ts'

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
  load,
  examples,
})

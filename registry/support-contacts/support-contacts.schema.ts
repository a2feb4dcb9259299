import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { load } from './support-contacts.load.ts'
import { examples } from './support-contacts.examples.ts'

export const supportContacts = defineComponent({
  type: 'SupportContacts',
  version: 1,
  description:
    'Support contacts that the platform provides: chat with its availability, e-mail, phone, messenger',
  category: 'content',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  canWait: true,
  isShared: true,
  load,
  maxAge: 60,
  examples,
})

import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { examples } from './confirm-contact.examples.ts'

export const confirmContact = defineComponent({
  type: 'ConfirmContact',
  version: 1,
  description:
    'Confirms an e-mail address or phone by the link of a message (query keys contact and code), leads on to /confirmation/success, and says what to do where that fails.',
  category: 'account',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  examples,
})

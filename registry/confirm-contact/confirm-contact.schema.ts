import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { examples } from './confirm-contact.examples.ts'

export const confirmContact = defineComponent({
  type: 'ConfirmContact',
  version: 1,
  description:
    'Confirms an e-mail address or phone number from the link in a message (query keys contact and code), then redirects to /confirmation/success. If the confirmation fails, explains what to do.',
  category: 'account',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  examples,
})

import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { documentKey } from '../../schemas/documents/reference.ts'
import { examples } from './complete-registration.examples.ts'

export const completeRegistration = defineComponent({
  type: 'CompleteRegistration',
  version: 1,
  description:
    'Asks players who registered through another service for missing details. Place it in the popup registration-completion, which cannot be closed.',
  category: 'account',
  props: Type.Object(
    {
      form: documentKey('form', 'Form for players who already have a contact', {
        operation: 'auth.completeRegistration',
      }),
      contactForm: documentKey('form', 'Form that also asks for a phone number', {
        operation: 'auth.completeRegistration',
      }),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  examples,
})

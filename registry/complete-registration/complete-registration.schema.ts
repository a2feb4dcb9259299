import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { documentKey } from '../../schemas/documents/reference.ts'
import { examples } from './complete-registration.examples.ts'

export const completeRegistration = defineComponent({
  type: 'CompleteRegistration',
  version: 1,
  description:
    'Asks a player who came by another service for what his registration lacks. Stands in the popup registration-completion, which cannot be closed.',
  category: 'account',
  props: Type.Object(
    {
      form: documentKey('form', 'The form for players who can be reached already'),
      contactForm: documentKey('form', 'The form that asks for a phone number as well'),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  examples,
})

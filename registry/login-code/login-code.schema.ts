import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { documentKey } from '../../schemas/documents/reference.ts'
import { examples } from './login-code.examples.ts'

export const loginCode = defineComponent({
  type: 'LoginCode',
  version: 1,
  description:
    'Second step of the login: the form for the code, and a button to request a new code after a delay. Place it in the popup two-factor.',
  category: 'account',
  props: Type.Object(
    {
      title: localizedText(40, 'Heading'),
      text: localizedText(160, 'Where the player finds the code'),
      appText: Type.Optional(
        localizedText(
          160,
          'Where players with an authenticator app find the code. Default: the text of the catalogue',
        ),
      ),
      form: documentKey('form', 'Form with the field "code"', { operation: 'auth.confirmLogin' }),
      recoveryForm: Type.Optional(
        documentKey(
          'form',
          'Form with the field "code" for recovery codes of an authenticator app. Default: none, so that players who have lost the app cannot log in',
          { operation: 'auth.confirmLogin' },
        ),
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  examples,
})

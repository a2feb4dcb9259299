import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { documentKey } from '../../schemas/documents/reference.ts'
import { examples } from './reset-password.examples.ts'

export const resetPassword = defineComponent({
  type: 'ResetPassword',
  version: 1,
  description:
    'Form that sets a new password with a code. Login and code are filled in if the player has just requested the code or followed the link in an e-mail.',
  category: 'account',
  props: Type.Object(
    {
      form: documentKey('form', 'Form with the fields login, code, password and password_repeat', {
        operation: 'auth.resetPassword',
      }),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  examples,
})

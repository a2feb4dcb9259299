import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { documentKey } from '../../schemas/documents/reference.ts'
import { examples } from './reset-password.examples.ts'

export const resetPassword = defineComponent({
  type: 'ResetPassword',
  version: 1,
  description:
    'The form that sets a new password by a code. Login and code are filled in where the player has just asked for the code, or comes by the link of a letter.',
  category: 'account',
  props: Type.Object(
    { form: documentKey('form', 'The form with the fields login, code, password and password_repeat') },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  examples,
})

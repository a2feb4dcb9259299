import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { examples } from './passkey-login.examples.ts'

export const passkeyLogin = defineComponent({
  type: 'PasskeyLogin',
  version: 1,
  description:
    'A button to log in with a passkey of the device, without a password. Not shown in browsers without passkeys. The browser also suggests passkeys in a login field with the autocomplete `username webauthn`. Place it below the login form.',
  category: 'account',
  props: Type.Object(
    { label: Type.Optional(localizedText(60, 'Text of the button. Default: the text of the catalogue')) },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  calls: ['auth.beginpasskey'],
  examples,
})

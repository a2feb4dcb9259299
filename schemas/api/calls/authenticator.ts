import { Type } from 'typebox'
import { AuthenticatorCode, Done, NoParams, call } from '../call.ts'
import { Flag, List, Text, Whole } from '../entities/fields.ts'

const RecoveryCodes = Type.Object({
  recovery_codes: List(
    Text('Recovery code'),
    'Each replaces a code of the app once; sent only in this answer. Earlier ones are no longer valid',
  ),
})

/** Calls for an authenticator app (TOTP, RFC 6238) as second factor of the login. */
export const authenticatorCalls = {
  'account.getauthenticator': call({
    description: 'Whether logins need a code of the player’s authenticator app',
    access: 'player',
    optional: true,
    params: NoParams,
    answer: Type.Object({
      is_enabled: Flag('Logins need a code of the app'),
      recovery_codes_left: Whole('Number of recovery codes that were not used', { minimum: 0 }),
    }),
    errors: [],
  }),
  'account.beginauthenticator': call({
    description:
      'Starts the setup of an authenticator app with a new secret; it takes effect with account.confirmauthenticator. Fails with InvalidRequestException, error_data.reason `enabled`, if an app is set up already. Needs account.confirmidentity',
    access: 'player',
    optional: true,
    params: NoParams,
    answer: Type.Object({
      secret: Text('Secret of the app, in base32'),
      address: Text('otpauth address with the secret, for a QR code'),
    }),
    errors: [],
  }),
  'account.confirmauthenticator': call({
    description:
      'Ends the setup with a code of the app: from then on logins need one. A wrong code fails with InvalidParameterException, error_data.code `invalid`; without a setup with InvalidRequestException, error_data.reason `not_started`',
    access: 'player',
    optional: true,
    params: Type.Object({ code: AuthenticatorCode }),
    answer: RecoveryCodes,
    errors: [],
  }),
  'account.renewrecoverycodes': call({
    description:
      'Replaces the recovery codes. Fails with InvalidRequestException, error_data.reason `disabled`, if no app is set up. Needs account.confirmidentity',
    access: 'player',
    optional: true,
    params: NoParams,
    answer: RecoveryCodes,
    errors: [],
  }),
  'account.removeauthenticator': call({
    description:
      'Removes the authenticator app and its recovery codes: logins no longer need its code. Needs account.confirmidentity',
    access: 'player',
    optional: true,
    params: NoParams,
    answer: Done,
    errors: [],
  }),
}

import {
  beginAuthenticator,
  confirmAuthenticator,
  readAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
} from '../../accounts/login/authenticator.ts'
import { playerOf, sessionOf, type CallHandlers } from '../call-scope.ts'

export const authenticatorHandlers = {
  'account.getauthenticator': (_input, scope) => readAuthenticator(scope.sandbox.database, playerOf(scope)),

  'account.beginauthenticator': (_input, scope) => beginAuthenticator(scope.sandbox, sessionOf(scope)),

  'account.confirmauthenticator': async ({ code }, scope) => ({
    recovery_codes: await confirmAuthenticator(scope.sandbox, playerOf(scope), code),
  }),

  'account.renewrecoverycodes': async (_input, scope) => ({
    recovery_codes: await renewRecoveryCodes(scope.sandbox, sessionOf(scope)),
  }),

  async 'account.removeauthenticator'(_input, scope) {
    await removeAuthenticator(scope.sandbox, sessionOf(scope))
    return 1
  },
} satisfies CallHandlers

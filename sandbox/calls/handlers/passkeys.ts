import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  requestPasskey,
} from '../../accounts/login/passkeys.ts'
import { limits, networkOf, takeAttempt } from '../../accounts/login/throttle.ts'
import { playerOf, sessionOf, type CallHandlers } from '../call-scope.ts'

export const passkeyHandlers = {
  'account.getpasskeys': async (_input, scope) => ({
    items: await listPasskeys(scope.sandbox.database, playerOf(scope)),
  }),

  'account.beginpasskey': (_input, scope) => beginPasskey(scope.sandbox, sessionOf(scope)),

  async 'account.addpasskey'(input, scope) {
    await addPasskey(scope.sandbox, playerOf(scope), input)
    return 1
  },

  async 'account.renamepasskey'(input, scope) {
    await renamePasskey(scope.sandbox.database, playerOf(scope), input)
    return 1
  },

  async 'account.removepasskey'({ id }, scope) {
    await removePasskey(scope.sandbox, sessionOf(scope), id)
    return 1
  },

  async 'auth.beginpasskey'(_input, { sandbox, address }) {
    // Each challenge is stored, so that nobody may ask for any number of them.
    await takeAttempt(sandbox, `passkey:${networkOf(address)}`, limits.address)
    return requestPasskey(sandbox)
  },
} satisfies CallHandlers

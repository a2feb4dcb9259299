import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  requestPasskey,
} from '../../accounts/login/passkeys.ts'
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

  'auth.beginpasskey': (_input, { sandbox }) => requestPasskey(sandbox),
} satisfies CallHandlers

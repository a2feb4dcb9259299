import { accountEntity, balanceEntity, guestEntity } from './account-entities.ts'
import { playerOf, type Handlers } from './call-scope.ts'

export const accountCalls: Handlers<'account.getInfo' | 'account.getBalance' | 'account.changelocale'> = {
  async 'account.getInfo'(_input, scope) {
    if (scope.session === undefined) return guestEntity(scope.locale)
    return accountEntity(scope.sandbox.database, playerOf(scope))
  },

  async 'account.getBalance'(_input, scope) {
    return balanceEntity(scope.sandbox.database, playerOf(scope))
  },

  async 'account.changelocale'({ locale }, scope) {
    await scope.sandbox.database
      .updateTable('players')
      .set({ locale })
      .where('id', '=', playerOf(scope).id)
      .execute()
    return 1
  },
}

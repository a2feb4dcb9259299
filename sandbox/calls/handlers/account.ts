import { ApiError } from '../../../schemas/api/errors.ts'
import { inTransaction } from '../../../server/contracts/database.ts'
import { countries, phoneCountryEntity } from '../../accounts/countries.ts'
import { assertFakename, setFakename } from '../../accounts/fakenames.ts'
import { assertConfirmed } from '../../accounts/login/confirmation.ts'
import { changePassword } from '../../accounts/login/password-change.ts'
import { beginSwitch, finishSwitch } from '../../accounts/login/two-factor.ts'
import { currencies, isCurrency, toAmount } from '../../ledger/currencies.ts'
import { baseCurrency, rateOf } from '../../ledger/rates.ts'
import { isLocale } from '../../locale.ts'
import { toTimestamp } from '../../timestamp.ts'
import { readUsedLimits } from '../../responsible/limits.ts'
import { accountEntity, balanceEntity, guestEntity } from './account-entities.ts'
import { playerOf, sessionOf, type CallHandlers } from '../call-scope.ts'

export const accountCalls = {
  async 'account.getInfo'(_input, scope) {
    if (scope.session === undefined) return guestEntity(scope.locale)
    const { database, now } = scope.sandbox
    return accountEntity(database, playerOf(scope), now())
  },

  async 'account.getBalance'(_input, scope) {
    return balanceEntity(scope.sandbox.database, playerOf(scope))
  },

  async 'account.getDepositLimit'(_input, scope) {
    const { sandbox } = scope
    const player = playerOf(scope)
    const limits = await readUsedLimits(sandbox.database, player.id, sandbox.now(), ['deposit'])
    const available = ({ bound, used }: { bound: bigint; used: bigint }) => (used > bound ? 0n : bound - used)
    // If several limits apply, the one with the least remaining counts.
    const [limit] = limits.sort((left, right) => (available(left) < available(right) ? -1 : 1))
    if (!limit)
      return {
        available_amount: null,
        can_edit: true,
        expired_at: null,
        limit_amount: null,
        period: 'none',
        currency: player.currency,
      }
    const { bound, currency, period, until } = limit
    return {
      available_amount: toAmount(available(limit), currency),
      can_edit: true,
      expired_at: toTimestamp(until),
      limit_amount: toAmount(bound, currency),
      period,
      currency,
    }
  },

  'account.getContactPhoneSettings'() {
    return Promise.resolve({
      items: countries.map(phoneCountryEntity),
      default_country_code: countries[0]?.code ?? '',
    })
  },

  'account.getcurrencyrates'() {
    return Promise.resolve({
      base: baseCurrency,
      items: currencies.map((currency) => ({ currency, rate: rateOf(currency) })),
    })
  },

  async 'account.changefakename'({ fakename }, scope) {
    const player = playerOf(scope)
    await inTransaction(scope.sandbox.database, async (trx) => {
      await assertFakename(trx, player, fakename)
      await setFakename(trx, player, fakename)
    })
    return 1
  },

  async 'account.changelocale'({ locale }, scope) {
    if (!isLocale(locale)) throw new ApiError('InvalidParameterException', 'Wrong locale', { locale: 'enum' })
    await scope.sandbox.database
      .updateTable('players')
      .set({ locale })
      .where('id', '=', playerOf(scope).id)
      .execute()
    return 1
  },

  async 'account.changepassword'({ password, new_password: newPassword }, scope) {
    scope.setSession(await changePassword(scope.sandbox, sessionOf(scope), { password, newPassword }))
    return 1
  },

  async 'account.changeTwoFactorAuth'({ is_enabled }, scope) {
    const session = sessionOf(scope)
    const { player } = session
    if (is_enabled === (player.two_factor_auth === 1))
      throw new ApiError('InvalidParameterException', 'It is so already', { is_enabled: 'unchanged' })
    await assertConfirmed(scope.sandbox, session, { acceptsLogin: true })
    return { resend_time: await beginSwitch(scope.sandbox, player) }
  },

  async 'account.confirmTwoFactorAuth'({ code }, scope) {
    await finishSwitch(scope.sandbox, playerOf(scope), code)
    return 1
  },

  async 'account.setCurrency'({ currency }, scope) {
    if (!isCurrency(currency))
      throw new ApiError('InvalidParameterException', 'Accounts have no such currency', {
        currency: 'unsupported',
      })
    await scope.sandbox.database
      .updateTable('players')
      .set({ currency })
      .where('id', '=', playerOf(scope).id)
      .execute()
    return 1
  },
} satisfies CallHandlers

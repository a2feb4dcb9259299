import type { CallInput } from '../../../schemas/api/calls.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import { birthDateFault } from '../accounts/age.ts'
import { hashPassword, isPassword, wasteCheck } from '../accounts/passwords.ts'
import { addPlayer, findByLogin, normalEmail, normalPhone } from '../accounts/players.ts'
import { endSession, openSession } from '../accounts/sessions.ts'
import { forgetAttempts, limits, returnAttempt, takeAttempt } from '../accounts/throttle.ts'
import { defaultCurrency, isCurrency } from '../ledger/currencies.ts'
import { accountEntity } from './account-entities.ts'
import type { CallScope, Handlers } from './call-scope.ts'

/** Refuses a registration with everything that is wrong with it, by field. */
function assertRegistration(input: CallInput<'auth.register'>, now: number): void {
  const faults: Record<string, string> = {}
  if (input.phone === undefined && input.email === undefined) faults.phone = 'required'
  const fault = input.birth_date === undefined ? undefined : birthDateFault(input.birth_date, now)
  if (fault !== undefined) faults.birth_date = fault
  if (input.currency !== undefined && !isCurrency(input.currency)) faults.currency = 'unsupported'
  if (input.agreement === false) faults.agreement = 'required'
  if (Object.keys(faults).length > 0)
    throw new ApiError('InvalidParameterException', `Wrong ${Object.keys(faults).join(', ')}`, faults)
}

async function enter(scope: CallScope, playerId: number): Promise<void> {
  const { sandbox, session } = scope
  // Who logs in anew leaves the session that the browser had.
  if (session) await endSession(sandbox.database, session.hash)
  scope.keepSession(await openSession(sandbox, playerId))
}

export const authCalls: Handlers<'auth.login' | 'auth.logout' | 'auth.register'> = {
  async 'auth.login'({ login, password }, scope) {
    const { sandbox, address } = scope
    const player = await findByLogin(sandbox.database, login)
    const bySubject = `login:${player?.id ?? login.toLowerCase()}`
    await takeAttempt(sandbox, bySubject, limits.login)
    const attempt = await takeAttempt(sandbox, `address:${address}`, limits.address)
    const isRight = player
      ? await isPassword(password, player.password_hash)
      : await wasteCheck(password, sandbox.passwordCost)
    if (!player || !isRight) throw new ApiError('AuthorizationException', 'Wrong login or password')
    await forgetAttempts(sandbox, bySubject)
    await returnAttempt(sandbox, attempt)
    if (player.is_banned) throw new ApiError('UserBannedException', 'This account is blocked')
    await enter(scope, player.id)
    return accountEntity(sandbox.database, player)
  },

  async 'auth.logout'(_input, scope) {
    if (scope.session) await endSession(scope.sandbox.database, scope.session.hash)
    scope.keepSession(null)
    return 1
  },

  async 'auth.register'(input, scope) {
    const { sandbox, address } = scope
    assertRegistration(input, sandbox.now())
    await takeAttempt(sandbox, `registration:${address}`, limits.registration)
    const player = await addPlayer(
      sandbox.database,
      {
        phone: input.phone === undefined ? null : normalPhone(input.phone),
        email: input.email === undefined ? null : normalEmail(input.email),
        passwordHash: await hashPassword(input.password, sandbox.passwordCost),
        birthDate: input.birth_date ?? null,
        currency: input.currency ?? defaultCurrency,
        locale: scope.locale,
        promoCode: input.promo_code ?? null,
      },
      sandbox.now(),
    )
    await enter(scope, player.id)
    return accountEntity(sandbox.database, player)
  },
}

import type { CallInput } from '../../../schemas/api/calls.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import { isLocale } from '../../../schemas/locale.ts'
import { inTransaction } from '../../../server/db/transaction.ts'
import { birthDateFault } from '../../accounts/age.ts'
import { playerOfIdentity } from '../../accounts/login/identities.ts'
import { readLaunchData } from '../../accounts/login/messenger.ts'
import { resetPassword, sendRestoreCode } from '../../accounts/login/password-change.ts'
import { hashPassword, isPasswordOf } from '../../accounts/login/passwords.ts'
import { findByLogin, insertPlayer, normalEmail, normalPhone, type Player } from '../../accounts/players.ts'
import { assertActive } from '../../accounts/restrictions.ts'
import { endSession, openSession } from '../../accounts/login/sessions.ts'
import { playerOfSocialToken } from '../../accounts/login/social.ts'
import { forgetAttempts, limits, returnAttempt, takeAttempt } from '../../accounts/login/throttle.ts'
import { assertSecondFactor } from '../../accounts/login/two-factor.ts'
import { defaultCurrency, isCurrency } from '../../ledger/currencies.ts'
import { keepRegistrationMarks } from '../../providers/tracking/hits.ts'
import { welcomePlayer } from '../../rewards/registration.ts'
import { accountEntity } from './account-entities.ts'
import type { CallScope, Handlers } from '../call-scope.ts'

type Registration = CallInput<'auth.register'>

/** Refuses a registration with everything that is wrong with it, by field. */
function assertRegistration(input: Registration, now: number): void {
  const faults: Record<string, string> = {}
  if (input.is_tg) {
    if (input.payload === undefined) faults.payload = 'required'
  } else {
    if (input.phone === undefined && input.email === undefined) faults.phone = 'required'
    if (input.password === undefined) faults.password = 'required'
  }
  const fault = input.birth_date === undefined ? undefined : birthDateFault(input.birth_date, now)
  if (fault !== undefined) faults.birth_date = fault
  if (input.currency !== undefined && !isCurrency(input.currency)) faults.currency = 'unsupported'
  if (input.agreement === false) faults.agreement = 'required'
  if (Object.keys(faults).length > 0)
    throw new ApiError('InvalidParameterException', `Wrong ${Object.keys(faults).join(', ')}`, faults)
}

async function registerByForm(input: Registration, { sandbox, locale }: CallScope): Promise<Player> {
  const account = {
    phone: input.phone === undefined ? null : normalPhone(input.phone),
    email: input.email === undefined ? null : normalEmail(input.email),
    passwordHash: await hashPassword(input.password ?? '', sandbox.passwordCost),
    birthDate: input.birth_date ?? null,
    currency: input.currency ?? defaultCurrency,
    locale,
    promoCode: input.promo_code ?? null,
  }
  const at = sandbox.now()
  return inTransaction(sandbox.database, async (booking) => {
    const player = await insertPlayer(booking, account, at)
    await welcomePlayer(booking, player, at)
    return player
  })
}

/** The player of the messenger's launch data; the same person is logged in again. */
async function registerByMessenger(input: Registration, { sandbox, locale }: CallScope): Promise<Player> {
  const user = await readLaunchData(sandbox, input.payload ?? '')
  if (input.id !== undefined && input.id !== String(user.id))
    throw new ApiError('AuthorizationException', 'The launch data are of somebody else', { id: 'mismatch' })
  const identity = {
    provider: 'telegram',
    subject: String(user.id),
    email: null,
    firstName: user.first_name,
    lastName: user.last_name ?? '',
  }
  const account = {
    locale: isLocale(user.language_code) ? user.language_code : locale,
    currency: input.currency,
    birthDate: input.birth_date,
    promoCode: input.promo_code,
  }
  return inTransaction(sandbox.database, (booking) =>
    playerOfIdentity(booking, identity, account, sandbox.now()),
  )
}

/** Opens a session for a player who has shown who he is. */
async function enter(scope: CallScope, player: Player) {
  const { sandbox, session } = scope
  assertActive(player)
  // Who logs in anew leaves the session that the browser had.
  if (session) await endSession(sandbox.database, session.hash)
  scope.keepSession(await openSession(sandbox, player.id))
  return accountEntity(sandbox.database, player, sandbox.now())
}

export const authCalls: Handlers<
  'auth.login' | 'auth.logout' | 'auth.restore' | 'auth.resetpassword' | 'auth.callback' | 'auth.register'
> = {
  async 'auth.login'({ login, password, two_factor_code: code }, scope) {
    const { sandbox, address } = scope
    const player = await findByLogin(sandbox.database, login)
    const bySubject = `login:${player?.id ?? login.toLowerCase()}`
    await takeAttempt(sandbox, bySubject, limits.login)
    const attempt = await takeAttempt(sandbox, `address:${address}`, limits.address)
    const isRight = await isPasswordOf(player, password, sandbox.passwordCost)
    if (!player || !isRight) throw new ApiError('AuthorizationException', 'Wrong login or password')
    await forgetAttempts(sandbox, bySubject)
    await returnAttempt(sandbox, attempt)
    assertActive(player)
    await assertSecondFactor(sandbox, player, code)
    return enter(scope, player)
  },

  async 'auth.logout'(_input, scope) {
    if (scope.session) await endSession(scope.sandbox.database, scope.session.hash)
    scope.keepSession(null)
    return 1
  },

  async 'auth.restore'({ login }, { sandbox, address }) {
    await sendRestoreCode(sandbox, { login, address })
    return 1
  },

  async 'auth.resetpassword'(input, scope) {
    return enter(scope, await resetPassword(scope.sandbox, { ...input, address: scope.address }))
  },

  async 'auth.callback'({ provider, access_token: token }, scope) {
    const { sandbox, locale, address } = scope
    const attempt = await takeAttempt(sandbox, `address:${address}`, limits.address)
    const player = await playerOfSocialToken(sandbox, { provider, token, locale })
    await returnAttempt(sandbox, attempt)
    return enter(scope, player)
  },

  async 'auth.register'(input, scope) {
    const { sandbox, address } = scope
    assertRegistration(input, sandbox.now())
    await takeAttempt(sandbox, `registration:${address}`, limits.registration)
    const register = input.is_tg ? registerByMessenger : registerByForm
    const player = await register(input, scope)
    await keepRegistrationMarks(sandbox.database, player.id, input)
    return enter(scope, player)
  },
}

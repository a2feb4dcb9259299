import type { SandboxInput } from '../numeric-ids.ts'
import type { LoginMethod } from '../../../schemas/api/entities/account.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import { isLocale } from '../../locale.ts'
import { inTransaction } from '../../../server/contracts/database.ts'
import { hashPassword, networkOf } from '../../../server/contracts/credentials.ts'
import { birthDateError } from '../../accounts/age.ts'
import { registrationTtlMs } from '../../accounts/login/confirmation.ts'
import { playerOfIdentity } from '../../accounts/login/identities.ts'
import { recordFailure } from '../../accounts/login/login-history.ts'
import { readLaunchData } from '../../accounts/login/messenger.ts'
import { resetPassword, sendRestoreCode } from '../../accounts/login/password-change.ts'
import { checkPasskey } from '../../accounts/login/passkeys.ts'
import { assertUncommon, isPasswordOf, refreshHash } from '../../accounts/login/passwords.ts'
import {
  findByLogin,
  insertPlayer,
  normalEmail,
  normalLogin,
  normalPhone,
  type Player,
} from '../../accounts/players.ts'
import { assertActive } from '../../accounts/restrictions.ts'
import { endSession, openSession } from '../../accounts/login/sessions.ts'
import { playerOfSocialToken, useSocialToken } from '../../accounts/login/social.ts'
import {
  forgetAttempts,
  limits,
  limitTaken,
  returnAttempt,
  takeAttempt,
} from '../../accounts/login/throttle.ts'
import { assertSecondFactor } from '../../accounts/login/two-factor.ts'
import { defaultCurrency, isCurrency } from '../../ledger/currencies.ts'
import { saveRegistrationMarks } from '../../providers/tracking/hits.ts'
import { acceptInvitation } from '../../referral/invitations.ts'
import { welcomePlayer } from '../../rewards/registration.ts'
import { accountEntity } from './account-entities.ts'
import type { CallScope, CallHandlers } from '../call-scope.ts'

type Registration = SandboxInput<'auth.register'>

/** Rejects an invalid registration with all errors by field. */
function assertRegistration(input: Registration, now: number): void {
  const errors: Record<string, string> = {}
  if (input.is_tg) {
    if (input.payload === undefined) errors.payload = 'required'
  } else {
    if (input.phone === undefined && input.email === undefined) errors.phone = 'required'
    if (input.password === undefined) errors.password = 'required'
  }
  const error = input.birth_date === undefined ? undefined : birthDateError(input.birth_date, now)
  if (error !== undefined) errors.birth_date = error
  if (input.currency !== undefined && !isCurrency(input.currency)) errors.currency = 'unsupported'
  if (input.agreement === false) errors.agreement = 'required'
  if (Object.keys(errors).length > 0)
    throw new ApiError('InvalidParameterException', `Wrong ${Object.keys(errors).join(', ')}`, errors)
}

async function registerByForm(input: Registration, scope: CallScope): Promise<Player> {
  const { sandbox, locale } = scope
  const phone = input.phone === undefined ? null : normalPhone(input.phone)
  const email = input.email === undefined ? null : normalEmail(input.email)
  assertUncommon(input.password ?? '', { logins: [phone, email] })
  const account = {
    phone,
    email,
    passwordHash: await hashPassword(input.password ?? '', sandbox.passwordCost),
    birthDate: input.birth_date ?? null,
    currency: input.currency ?? defaultCurrency,
    locale,
    promoCode: input.promo_code ?? null,
  }
  const at = sandbox.now()
  return inTransaction(sandbox.database, async (trx) => {
    const player = await insertPlayer(trx, account, at)
    await acceptInvitation(trx, player, { code: input.referral_code }, at)
    await welcomePlayer(trx, player, at)
    return player
  })
}

/** The player of the messenger's launch data; a returning user is logged in again. */
async function registerByMessenger(input: Registration, scope: CallScope): Promise<Player> {
  const { sandbox, locale } = scope
  const user = await readLaunchData(sandbox, input.payload ?? '')
  if (input.id !== undefined && input.id !== String(user.id))
    throw new ApiError('AuthorizationException', 'The launch data belong to another account', {
      id: 'mismatch',
    })
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
    referralCode: input.referral_code,
  }
  return inTransaction(sandbox.database, (trx) => playerOfIdentity(trx, identity, account, sandbox.now()))
}

/** Records a failed attempt after its answer, whose time would otherwise show who is registered. */
function fail({ sandbox, userAgent, address }: CallScope, player: Player, method: LoginMethod): void {
  const attempt = { playerId: player.id, userAgent, address, method, at: sandbox.now() }
  sandbox.background.run(() => recordFailure(sandbox.database, attempt))
}

const isWrongCode = (error: unknown) =>
  error instanceof ApiError && ['invalid', 'expired'].includes(String(error.data['two_factor_auth']))

/** Checks the second factor, and records a wrong or expired code. Without a code, the login only begins. */
async function passSecondFactor(
  scope: CallScope,
  player: Player,
  { code, method }: { code: string | undefined; method: LoginMethod },
) {
  try {
    await assertSecondFactor(scope.sandbox, player, code)
  } catch (error) {
    if (isWrongCode(error)) fail(scope, player, method)
    throw error
  }
}

/** Opens a session for an authenticated player. */
async function enter(
  scope: CallScope,
  player: Player,
  details: { method: LoginMethod; confirmedUntil?: number },
) {
  const { sandbox, session } = scope
  assertActive(player)
  // A new login ends the browser's previous session.
  if (session) await endSession(sandbox.database, session.hash)
  const { userAgent, address } = scope
  scope.setSession(await openSession(sandbox, player.id, { userAgent, address, ...details }))
  return accountEntity(sandbox.database, player, sandbox.now())
}

export const authCalls = {
  async 'auth.login'({ login, password, two_factor_code: code }, scope) {
    const { sandbox, address } = scope
    const network = networkOf(address)
    const subject = `login:${normalLogin(login)}`
    await takeAttempt(sandbox, `${subject}:${network}`, limits.login)
    const ofLogin = await takeAttempt(sandbox, subject, limits.logins)
    const ofNetwork = await takeAttempt(sandbox, `address:${network}`, limits.address)
    const player = await findByLogin(sandbox.database, login)
    const isRight = await isPasswordOf(player, password, sandbox.passwordCost)
    if (!player || !isRight) {
      if (player) fail(scope, player, 'password')
      throw new ApiError('AuthorizationException', 'Wrong login or password')
    }
    await forgetAttempts(sandbox, `${subject}:${network}`)
    await returnAttempt(sandbox, ofLogin)
    await returnAttempt(sandbox, ofNetwork)
    await refreshHash(sandbox, player, password)
    assertActive(player)
    await passSecondFactor(scope, player, { code, method: 'password' })
    return enter(scope, player, { method: 'password' })
  },

  async 'auth.logout'(_input, scope) {
    if (scope.session) await endSession(scope.sandbox.database, scope.session.hash)
    scope.setSession(null)
    return 1
  },

  async 'auth.restore'({ login }, { sandbox, address }) {
    await sendRestoreCode(sandbox, { login, address })
    return 1
  },

  async 'auth.resetpassword'(input, scope) {
    const player = await resetPassword(scope.sandbox, { ...input, address: scope.address })
    // The new password is set; the login with it needs the second factor.
    await assertSecondFactor(scope.sandbox, player, undefined)
    return enter(scope, player, { method: 'reset' })
  },

  async 'auth.callback'(input, scope) {
    const { provider, access_token: token, two_factor_code: code } = input
    const { sandbox, locale, address } = scope
    const attempt = await takeAttempt(sandbox, `address:${networkOf(address)}`, limits.address)
    const player = await playerOfSocialToken(sandbox, {
      provider,
      token,
      account: { locale, referralCode: input.referral_code },
    })
    await returnAttempt(sandbox, attempt)
    assertActive(player)
    await passSecondFactor(scope, player, { code, method: 'social' })
    await useSocialToken(sandbox, token)
    return enter(scope, player, { method: 'social' })
  },

  async 'auth.passkey'(input, scope) {
    const { sandbox, address } = scope
    const attempt = await takeAttempt(sandbox, `address:${networkOf(address)}`, limits.address)
    const found = await checkPasskey(sandbox, input)
    if (!found?.isRight) {
      if (found) fail(scope, found.player, 'passkey')
      throw new ApiError('AuthorizationException', 'The passkey is unknown or its answer is wrong')
    }
    await returnAttempt(sandbox, attempt)
    return enter(scope, found.player, { method: 'passkey' })
  },

  async 'auth.register'(input, scope) {
    const { sandbox, address } = scope
    assertRegistration(input, sandbox.now())
    await takeAttempt(sandbox, `registration:${networkOf(address)}`, limits.registration)
    const register = input.is_tg ? registerByMessenger : registerByForm
    const player = await limitTaken(sandbox, address, () => register(input, scope))
    if (input.is_tg) {
      assertActive(player)
      await passSecondFactor(scope, player, { code: input.two_factor_code, method: 'messenger' })
    }
    await saveRegistrationMarks(sandbox.database, player.id, input)
    // A messenger's user may have had the account for long.
    if (input.is_tg) return enter(scope, player, { method: 'messenger' })
    return enter(scope, player, {
      method: 'registration',
      confirmedUntil: sandbox.now() + registrationTtlMs,
    })
  },
} satisfies CallHandlers

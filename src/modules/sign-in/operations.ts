import type { CallParams } from '../../../schemas/api/calls.ts'
import type { AccountInfo } from '../../../schemas/api/entities/account.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import { forgetPromoCode, keptPromoCode } from '../../lib/preferences/promo-code.ts'
import { readMarks } from '../../lib/preferences/tracking-marks.ts'
import { OperationPaused, type OperationValues } from '../../renderer/actions.ts'
import {
  emitSessionEvent,
  errorCode,
  sessionStore,
  adoptSession,
  notifyOtherTabs,
  type EntryWay,
} from '../session/index.ts'
import { enter, enterFromProvider } from './enter.ts'
import { loginText, textOf } from './login-text.ts'
import { resetPassword } from './recovery.ts'
import { factorStatus, secondFactor, type PendingLogin } from './second-factor.ts'
import type { SocialAnswer } from './social-window.ts'

function begin(type: 'login' | 'register', account: AccountInfo, way?: EntryWay): AccountInfo {
  const isResumed = adoptSession(account.uid)
  secondFactor.forget()
  sessionStore.set(account)
  notifyOtherTabs()
  emitSessionEvent({ type: isResumed ? 'resumed' : type, account, ...(way && { way }) })
  return account
}

interface CodeField {
  two_factor_code?: string
}

/** Reports an error and returns it to the caller. */
function report(type: 'loginFailed' | 'registerFailed', error: unknown): unknown {
  emitSessionEvent({ type, code: errorCode(error) })
  return error
}

/** Waits for the code if a login lacks only that. */
function awaitCode(pending: PendingLogin, error: unknown): void {
  const status = factorStatus(error)
  if (status?.state !== 'needed') return
  secondFactor.begin(pending, status.resendTime, status.method)
  emitSessionEvent({ type: 'secondFactorNeeded', giveUp: secondFactor.forget })
  throw new OperationPaused('the login waits for its code')
}

/**
 * Opens a session. An error is reported and displayed by the form. With a second factor the login waits for
 * its code and continues in `confirmLogin`.
 */
export async function login(values: OperationValues): Promise<AccountInfo> {
  const credentials = { login: loginText(values['login']), password: textOf(values['password']) }
  const { login: identifier, password } = credentials
  try {
    return begin('login', await enter('auth.login', { identifier, password }))
  } catch (error) {
    awaitCode(credentials, error)
    throw report('loginFailed', error)
  }
}

const enterSocially = ({ service, accessToken, nonce }: SocialAnswer, codeField: CodeField = {}) =>
  enterFromProvider(service, { access_token: accessToken, nonce, ...codeField })

/** Repeats the pending login with its code, or without one to request another. */
async function repeatLogin(codeField: CodeField): Promise<AccountInfo> {
  const waiting = secondFactor.get()
  if (waiting === undefined) throw new ApiError('AuthorizationException', 'No login waits for a code')
  try {
    if ('social' in waiting) return begin('login', await enterSocially(waiting.social, codeField), 'social')
    if ('messenger' in waiting)
      return begin('login', await enterFromMessenger(waiting.messenger, codeField), 'messenger')
    const { login: identifier, password } = waiting
    return begin('login', await enter('auth.login', { identifier, password, ...codeField }))
  } catch (error) {
    const status = factorStatus(error)
    if (status?.resendTime !== undefined) secondFactor.begin(waiting, status.resendTime, waiting.method)
    if (status === undefined || status.state === 'needed') throw error
    // The form has a single field, so the error is shown there.
    throw new ApiError('AuthorizationException', status.message, { code: status.state })
  }
}

/** The second step of a login: the stored credentials with the code, or a recovery code. */
export async function confirmLogin(values: OperationValues): Promise<AccountInfo> {
  try {
    return await repeatLogin({ two_factor_code: textOf(values['code']).replaceAll(/\s/g, '') })
  } catch (error) {
    throw report('loginFailed', error)
  }
}

/** Requests another code for the pending login. */
export async function resendLoginCode(): Promise<void> {
  try {
    await repeatLogin({})
  } catch (error) {
    if (factorStatus(error)?.state !== 'needed') throw error
  }
}

/**
 * Creates an account and opens its session. Sends all fields of the form, the campaign parameters of the
 * visit, and the promo code that the player arrived with unless the form contains another.
 */
export async function register(values: OperationValues): Promise<AccountInfo> {
  try {
    const promo_code = textOf(values['promo_code']) || keptPromoCode()
    const fields = { ...readMarks(), ...values, ...(promo_code !== undefined && { promo_code }) }
    const account = await enter('auth.register', fields)
    if (promo_code !== undefined) forgetPromoCode(promo_code)
    // Set by the boot script: an invitation that waited is used up.
    delete document.documentElement.dataset['invited']
    return begin('register', account)
  } catch (error) {
    throw report('registerFailed', error)
  }
}

/** An account that is not complete yet has just been created. */
const entryOf = (account: AccountInfo) => (account.is_registration_completed ? 'login' : 'register')

/** Logs in with the token of a social login. */
export async function enterBySocialLogin(social: SocialAnswer): Promise<AccountInfo> {
  try {
    const account = await enterSocially(social)
    return begin(entryOf(account), account, 'social')
  } catch (error) {
    awaitCode({ social }, error)
    throw report('loginFailed', error)
  }
}

const enterFromMessenger = (values: OperationValues, codeField: CodeField = {}) =>
  enter('auth.register', { ...readMarks(), ...values, is_tg: true, ...codeField })

/** Logs in with the answer of a passkey, which needs no second factor. */
export async function enterByPasskey(answer: CallParams<'auth.passkey'>): Promise<AccountInfo> {
  try {
    return begin('login', await enter('auth.passkey', answer))
  } catch (error) {
    throw report('loginFailed', error)
  }
}

/** Registers the messenger's user with the signed data, or logs them in again. */
export async function enterByMessenger(values: OperationValues): Promise<AccountInfo> {
  try {
    const account = await enterFromMessenger(values)
    return begin(entryOf(account), account, 'messenger')
  } catch (error) {
    awaitCode({ messenger: values }, error)
    throw report('registerFailed', error)
  }
}

/** Logs the player in with the new password; with a second factor the login waits for its code. */
export async function resetPasswordAndLogIn(values: OperationValues): Promise<AccountInfo> {
  try {
    return begin('login', await resetPassword(values))
  } catch (error) {
    // The password is set already, so the login with it continues.
    awaitCode({ login: loginText(values['login']), password: textOf(values['password']) }, error)
    throw error
  }
}

import type { AccountInfo } from '../../../schemas/api/entities/account.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import type { OperationName } from '../../../schemas/documents/operations.ts'
import { forgetPromoCode, keptPromoCode } from '../../lib/preferences/promo-code.ts'
import { readMarks } from '../../lib/preferences/tracking-marks.ts'
import { OperationPaused, type Operation, type OperationValues } from '../../renderer/actions.ts'
import {
  emitSessionEvent,
  errorCode,
  sessionStore,
  takeUpSession,
  tellOtherTabs,
  type EntryWay,
} from '../session/index.ts'
import { completeRegistration } from './completion.ts'
import { enter, enterByCallback } from './enter.ts'
import { loginText, textOf } from './login-text.ts'
import { resetPassword, restore } from './recovery.ts'
import { factorVerdict, secondFactor } from './second-factor.ts'

function begin(type: 'login' | 'register', account: AccountInfo, way?: EntryWay): AccountInfo {
  const isResumed = takeUpSession(account.uid)
  secondFactor.forget()
  sessionStore.set(account)
  tellOtherTabs()
  emitSessionEvent({ type: isResumed ? 'resumed' : type, account, ...(way && { way }) })
  return account
}

/** Reports a refusal, which goes on to the caller. */
function report(type: 'loginFailed' | 'registerFailed', error: unknown): unknown {
  emitSessionEvent({ type, code: errorCode(error) })
  return error
}

/**
 * Opens a session. A refusal is reported and reaches the form. Where the account has a second factor the
 * login waits for its code, and goes on in `confirmLogin`.
 */
export async function login(values: OperationValues): Promise<AccountInfo> {
  const credentials = { login: loginText(values['login']), password: textOf(values['password']) }
  const { login: identifier, password } = credentials
  try {
    return begin('login', await enter('/auth/local', { identifier, password }))
  } catch (error) {
    const verdict = factorVerdict(error)
    if (verdict?.state !== 'needed') throw report('loginFailed', error)
    secondFactor.begin(credentials, verdict.resendTime)
    emitSessionEvent({ type: 'secondFactorNeeded', giveUp: secondFactor.forget })
    throw new OperationPaused('the login waits for its code')
  }
}

/** Repeats the login that waits, with its code or, to be sent another one, without. */
async function repeatLogin(codeField: { two_factor_code?: string }): Promise<AccountInfo> {
  const waiting = secondFactor.get()
  if (waiting === undefined) throw new ApiError('AuthorizationException', 'No login waits for a code')
  const { login: identifier, password } = waiting
  try {
    return begin('login', await enter('/auth/local', { identifier, password, ...codeField }))
  } catch (error) {
    const verdict = factorVerdict(error)
    if (verdict?.resendTime !== undefined)
      secondFactor.begin({ login: identifier, password }, verdict.resendTime)
    if (verdict === undefined || verdict.state === 'needed') throw error
    // The form has one field, and this is what is wrong with it.
    throw new ApiError('AuthorizationException', verdict.message, { code: verdict.state })
  }
}

/** The second step of a login: the stored login and password with the code. */
export async function confirmLogin(values: OperationValues): Promise<AccountInfo> {
  try {
    return await repeatLogin({ two_factor_code: textOf(values['code']) })
  } catch (error) {
    throw report('loginFailed', error)
  }
}

/** Has another code sent for the login that waits. */
export async function resendLoginCode(): Promise<void> {
  try {
    await repeatLogin({})
  } catch (error) {
    if (factorVerdict(error)?.state !== 'needed') throw error
  }
}

/**
 * Makes an account and opens its session. Every field of the form goes along, whatever it asks for, with the marks
 * of the visit and the promo code that the player came with, unless the form has another.
 */
export async function register(values: OperationValues): Promise<AccountInfo> {
  try {
    const promo_code = textOf(values['promo_code']) || keptPromoCode()
    const fields = { ...readMarks(), ...values, ...(promo_code !== undefined && { promo_code }) }
    const account = await enter('/auth/local/register', fields)
    if (promo_code !== undefined) forgetPromoCode(promo_code)
    return begin('register', account)
  } catch (error) {
    throw report('registerFailed', error)
  }
}

/** An account that is not complete yet has just been made. */
const entryOf = (account: AccountInfo) => (account.is_registration_completed ? 'login' : 'register')

/** Enters by the token of a social login. */
export async function enterBySocialLogin(service: string, accessToken: string): Promise<AccountInfo> {
  try {
    const path = `/auth/${encodeURIComponent(service)}/callback`
    const account = await enterByCallback(path, { access_token: accessToken })
    return begin(entryOf(account), account, 'social')
  } catch (error) {
    throw report('loginFailed', error)
  }
}

/** Registers the messenger's user by what the messenger has signed, or logs him in again. */
export async function enterByMessenger(values: OperationValues): Promise<AccountInfo> {
  try {
    const account = await enter('/auth/local/register', { ...readMarks(), ...values, is_tg: true })
    return begin(entryOf(account), account, 'messenger')
  } catch (error) {
    throw report('registerFailed', error)
  }
}

/** The operations by which a player comes in, by the names that forms and actions know them by. */
export const signInOperations: Partial<Record<OperationName, Operation>> = {
  'auth.login': login,
  'auth.confirmLogin': confirmLogin,
  'auth.register': register,
  'auth.restore': restore,
  'auth.resetPassword': async (values) => begin('login', await resetPassword(values)),
  'auth.completeRegistration': completeRegistration,
}

import type { AccountInfo } from '../../../schemas/api/entities.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import { callApi } from '../../lib/api/client.ts'
import { logProblem } from '../../lib/log.ts'
import { registerOperation, type OperationValues } from '../../renderer/actions.ts'
import { tellOtherTabs } from './other-tabs.ts'
import { emitSessionEvent } from './session-events.ts'
import { sessionStore } from './session-store.ts'

function errorCode(error: unknown): string {
  if (error instanceof ApiError) return error.type
  return error instanceof Error ? error.name : 'UnknownError'
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function begin(type: 'login' | 'register', account: AccountInfo): AccountInfo {
  sessionStore.set(account)
  tellOtherTabs()
  emitSessionEvent({ type, account })
  return account
}

/** Opens a session. A refusal is reported and reaches the form. */
export async function login(values: OperationValues): Promise<AccountInfo> {
  try {
    const account = await callApi('auth.login', {
      ...values,
      login: textOf(values.login).trim().replace(/^\+/, ''),
      password: textOf(values.password),
    })
    return begin('login', account)
  } catch (error) {
    emitSessionEvent({ type: 'loginFailed', code: errorCode(error) })
    throw error
  }
}

/** Makes an account and opens its session. Every field of the form goes along, whatever it asks for. */
export async function register(values: OperationValues): Promise<AccountInfo> {
  try {
    return begin('register', await callApi('auth.register', { ...values, password: textOf(values.password) }))
  } catch (error) {
    emitSessionEvent({ type: 'registerFailed', code: errorCode(error) })
    throw error
  }
}

/** Ends the session. A failure is reported and goes no further: the player is still logged in. */
export async function logout(): Promise<void> {
  try {
    await callApi('auth.logout')
  } catch (error) {
    logProblem('logout failed', error)
    emitSessionEvent({ type: 'logoutFailed', code: errorCode(error) })
    return
  }
  sessionStore.set(null)
  tellOtherTabs()
  emitSessionEvent({ type: 'logout' })
}

registerOperation('auth.login', login)
registerOperation('auth.register', register)
registerOperation('auth.logout', logout)

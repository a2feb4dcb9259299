import { callApi } from '../../lib/api/client.ts'
import { isSessionOver } from '../../lib/api/page-errors.ts'
import { logProblem } from '../../lib/log.ts'
import { adoptSession, expireSession } from './expired-session.ts'
import { notifyOtherTabs } from './other-tabs.ts'
import { emitSessionEvent, errorCode, type LogoutReason } from './session-events.ts'
import { sessionStore } from './session-store.ts'

/** An expired session needs no logout, nor does that of a deleted account. */
async function endSession(): Promise<void> {
  try {
    await callApi('auth.logout')
  } catch (error) {
    if (!isSessionOver(error)) throw error
  }
}

/** Ends the session. A failure is reported but not thrown: the player is still logged in. */
export async function logout(reason: LogoutReason = 'player'): Promise<void> {
  try {
    await endSession()
  } catch (error) {
    logProblem('logout failed', error)
    emitSessionEvent({ type: 'logoutFailed', code: errorCode(error) })
    return
  }
  adoptSession(undefined)
  sessionStore.set(null)
  notifyOtherTabs()
  emitSessionEvent({ type: 'logout', reason })
}

/** Ends the session and asks the player to log in again, on the same page. Throws if the session does not end. */
export async function requireLogin(): Promise<void> {
  await endSession()
  expireSession()
}

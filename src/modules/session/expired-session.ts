import { onRefusal } from '../../lib/api/client.ts'
import { logProblem } from '../../lib/log.ts'
import { readAccount } from './read-account.ts'
import { emitSessionEvent } from './session-events.ts'
import { sessionStore } from './session-store.ts'

/**
 * A session that ends in the middle of a page leaves the page as it is, with everything that was typed, until
 * the player is back or gives up. So the store goes on naming him; this is what is known beside it.
 */
let isOver = false
let isChecking = false

/** One refusal may have a cause of its own: who is here, only the account tells. */
async function check(): Promise<void> {
  isChecking = true
  try {
    if ((await readAccount()) !== null || !sessionStore.get().isAuthenticated) return
    isOver = true
    emitSessionEvent({ type: 'expired' })
  } catch (error) {
    logProblem('the session cannot be read', error)
  } finally {
    isChecking = false
  }
}

/** From here on a call that is refused for want of a login is noticed, whoever made it. */
export function followRefusals(): () => void {
  return onRefusal(({ type }) => {
    if (type !== 'AuthorizationException' || isOver || isChecking) return
    if (sessionStore.get().isAuthenticated) void check()
  })
}

/** The session is another one now. Tells whether it is the one that had ended, taken up again. */
export function takeUpSession(uid: number | undefined): boolean {
  const isSame = isOver && uid !== undefined && uid === sessionStore.get().account?.uid
  isOver = false
  return isSame
}

/** The player did not come back: from now on there is a guest. */
export function leaveExpiredSession(): void {
  if (!isOver) return
  takeUpSession(undefined)
  sessionStore.set(null)
  emitSessionEvent({ type: 'changed' })
}

import { onApiError } from '../../lib/api/client.ts'
import { logProblem } from '../../lib/log.ts'
import { readAccount } from './read-account.ts'
import { emitSessionEvent } from './session-events.ts'
import { sessionStore } from './session-store.ts'

/**
 * A session that expires leaves the page and all typed values as they are until the player returns or gives
 * up. The store still contains the player; this flag says that the session has expired.
 */
let isOver = false
let isChecking = false

/** A single error may have another cause, so the account is read to find out. */
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

/** Notices when any call is rejected because the player is not logged in. */
export function watchForExpiry(): () => void {
  return onApiError(({ type }) => {
    if (type !== 'AuthorizationException' || isOver || isChecking) return
    if (sessionStore.get().isAuthenticated) void check()
  })
}

/** There is a new session. Whether it continues the expired session of the same player. */
export function adoptSession(uid: number | undefined): boolean {
  const isSame = isOver && uid !== undefined && uid === sessionStore.get().account?.uid
  isOver = false
  return isSame
}

/** The player did not return: from now on there is a guest. */
export function leaveExpiredSession(): void {
  if (!isOver) return
  adoptSession(undefined)
  sessionStore.set(null)
  emitSessionEvent({ type: 'changed' })
}

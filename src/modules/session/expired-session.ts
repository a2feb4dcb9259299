import type { EntityId } from '../../../schemas/api/entity-id.ts'
import { isAccountDeleted } from '../../../schemas/api/errors.ts'
import { onApiError } from '../../lib/api/api-errors.ts'
import { isSessionOver } from '../../lib/api/page-errors.ts'
import { forgetLikes } from '../../lib/data/unanswered-likes.ts'
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

/** The session has ended: lets the player log in again on the same page. */
export function expireSession(): void {
  isOver = true
  emitSessionEvent({ type: 'expired' })
}

function endDeleted(): void {
  sessionStore.set(null)
  emitSessionEvent({ type: 'deleted' })
}

/**
 * Somebody says that the session has ended. That may have another cause, so the account is read to find out; the player
 * is asked to log in if it has. Whether the session goes on.
 */
export async function checkSession(): Promise<boolean> {
  isChecking = true
  try {
    if ((await readAccount()) === null && sessionStore.get().isAuthenticated) expireSession()
  } catch (failure) {
    logProblem('the session cannot be read', failure)
  } finally {
    isChecking = false
  }
  return !isOver
}

/** Notices when any call is rejected because the player is not logged in, or because the account was deleted. */
export function watchForExpiry(): () => void {
  return onApiError((error) => {
    if (!isSessionOver(error) || isOver || isChecking) return
    if (!sessionStore.get().isAuthenticated) return
    if (isAccountDeleted(error)) endDeleted()
    else void checkSession()
  })
}

/** There is a new session. Whether it continues the expired session of the same player. */
export function adoptSession(uid: EntityId | undefined): boolean {
  const isSamePlayer = uid !== undefined && uid === sessionStore.get().account?.uid
  const isSame = isOver && isSamePlayer
  isOver = false
  // What one player has changed is not repeated in the name of another.
  if (!isSamePlayer) forgetLikes()
  return isSame
}

/** The player did not return: from now on there is a guest. */
export function leaveExpiredSession(): void {
  if (!isOver) return
  adoptSession(undefined)
  sessionStore.set(null)
  emitSessionEvent({ type: 'changed' })
}

import type { OperationValues } from '../../src/renderer/actions.ts'
import { onSessionEvent } from '../../src/modules/session/index.ts'

/**
 * Unsaved profile data by player, which survives an expired session and navigation. Removed with the tab and
 * on logout by the player.
 */
const drafts = new Map<number, OperationValues>()

onSessionEvent(({ type }) => {
  if (type === 'logout') drafts.clear()
})

export const readDraft = (uid: number): OperationValues => drafts.get(uid) ?? {}

/** Stores the changed fields of a player; removes them if there are none. */
export function keepDraft(uid: number, changed: OperationValues): void {
  if (Object.keys(changed).length === 0) drafts.delete(uid)
  else drafts.set(uid, changed)
}

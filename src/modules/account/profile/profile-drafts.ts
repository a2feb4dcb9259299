import type { OperationValues } from '../../../renderer/actions.ts'
import { onSessionEvent } from '../../session/index.ts'

/**
 * What was typed into the profile and not saved, by player: a session that ends in the middle, or a look at
 * another page, costs nothing. Gone with the tab, and when the player logs out himself.
 */
const drafts = new Map<number, OperationValues>()

onSessionEvent(({ type }) => {
  if (type === 'logout') drafts.clear()
})

export const readDraft = (uid: number): OperationValues => drafts.get(uid) ?? {}

/** Keeps the changed fields of a player; nothing is changed: forgets them. */
export function keepDraft(uid: number, changed: OperationValues): void {
  if (Object.keys(changed).length === 0) drafts.delete(uid)
  else drafts.set(uid, changed)
}

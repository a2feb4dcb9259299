import type { EntityId } from '../../../../schemas/api/entity-id.ts'
import { frameStateKey, readItem, removeItem, writeItem } from '../../../lib/browser/storage.ts'

/** Whose state it is; undefined: a guest's. */
type Owner = EntityId | undefined

/** Stores what a frame wants to find again, such as a bet slip, until the tab is closed. */
export function storeFrameState(owner: Owner, frame: string, state: string): void {
  writeItem('session', frameStateKey(owner, frame), state)
}

/**
 * What a frame stored last. A player who logs in goes on with what they have chosen as a guest, which from then on is
 * theirs alone.
 */
export function readFrameState(owner: Owner, frame: string): string | null {
  const guests = readItem('session', frameStateKey(undefined, frame))
  if (owner === undefined) return guests
  if (guests === null) return readItem('session', frameStateKey(owner, frame))
  removeItem('session', frameStateKey(undefined, frame))
  storeFrameState(owner, frame, guests)
  return guests
}

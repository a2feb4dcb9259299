import { isEntityId, type EntityId } from '../../../../schemas/api/entity-id.ts'
import { emitChange } from '../changes.ts'
import { readJson, writeJson } from '../../../lib/browser/storage.ts'
import * as storageKeys from '../../../lib/browser/storage-keys.ts'

function playersWithRequest(): EntityId[] {
  const kept = readJson('local', storageKeys.confirmSent)
  return Array.isArray(kept) ? kept.filter(isEntityId) : []
}

/** Whether this player has requested a confirmation in this browser. */
export const isConfirmSent = (uid: EntityId): boolean => playersWithRequest().includes(uid)

/** Remembers the request, so that the hint does not appear again. */
export function markConfirmSent(uid: EntityId): void {
  if (isConfirmSent(uid)) return
  writeJson('local', storageKeys.confirmSent, [...playersWithRequest(), uid])
  emitChange('confirmation requests')
}

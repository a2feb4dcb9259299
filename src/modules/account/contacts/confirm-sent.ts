import { emitChange } from '../changes.ts'
import { readJson, writeJson } from '../../../lib/browser/storage.ts'
import * as storageKeys from '../../../lib/browser/storage-keys.ts'

function playersWithRequest(): number[] {
  const kept = readJson('local', storageKeys.confirmSent)
  return Array.isArray(kept) ? kept.filter((uid): uid is number => typeof uid === 'number') : []
}

/** Whether this player has requested a confirmation in this browser. */
export const isConfirmSent = (uid: number): boolean => playersWithRequest().includes(uid)

/** Remembers the request, so that the hint does not appear again. */
export function markConfirmSent(uid: number): void {
  if (isConfirmSent(uid)) return
  writeJson('local', storageKeys.confirmSent, [...playersWithRequest(), uid])
  emitChange('confirmation requests')
}

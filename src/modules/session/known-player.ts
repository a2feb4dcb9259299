import { readItem, removeItem, writeItem } from '../../lib/browser/storage.ts'
import * as storageKeys from '../../lib/browser/storage-keys.ts'

// A platform may answer the same to an ended session as to one that it gives to guests. Only the browser knows better.

/** Remembers that a player is logged in in this browser, or has logged out. */
export function notePlayer(isLoggedIn: boolean): void {
  if (isLoggedIn) writeItem('local', storageKeys.player, '1')
  else removeItem('local', storageKeys.player)
}

/** Whether somebody has logged in in this browser and not logged out. */
export const isPlayerKnown = (): boolean => readItem('local', storageKeys.player) !== null

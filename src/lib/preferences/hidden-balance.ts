import { useSyncExternalStore } from 'react'
import { readItem, removeItem, storageKeys, writeItem } from '../browser/storage.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab has changed it.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

const isHidden = () => readItem('local', storageKeys.hideBalance) === '1'
/** Only the browser knows; what shows money waits for it anyway. */
const unknown = () => false

/** Whether amounts of money are shown as dots, so that nobody reads them over a shoulder. */
export function useIsBalanceHidden(): boolean {
  return useSyncExternalStore(subscribe, isHidden, unknown)
}

export function setBalanceHidden(hidden: boolean): void {
  if (hidden) writeItem('local', storageKeys.hideBalance, '1')
  else removeItem('local', storageKeys.hideBalance)
  for (const listener of listeners) listener()
}

/** What stands in place of an amount. */
export const hiddenAmount = '••••••'

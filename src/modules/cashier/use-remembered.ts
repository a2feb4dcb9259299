import { useSyncExternalStore } from 'react'
import { readItem, type StorageKey } from '../../lib/browser/storage.ts'

const neverChanges = () => () => undefined

/** What the browser has kept; the server knows nothing of it, nor does the first render. */
export function useRemembered(key: StorageKey): string | null {
  return useSyncExternalStore(
    neverChanges,
    () => readItem('local', key),
    () => null,
  )
}

import { useSyncExternalStore } from 'react'
import { readItem, type StorageKey } from '../../../lib/browser/storage.ts'

const neverChanges = () => () => undefined

/** A value from the browser's storage; null on the server and in the first render. */
export function useRemembered(key: StorageKey): string | null {
  return useSyncExternalStore(
    neverChanges,
    () => readItem('local', key),
    () => null,
  )
}

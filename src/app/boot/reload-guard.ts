import { reloadGuardInMilliseconds } from '../../lib/constants.ts'
import { readItem, storageKeys, writeItem } from '../../lib/browser/storage.ts'

/** Whether the page may reload itself now; `true` counts as a reload. */
export function mayReload(now: number = Date.now()): boolean {
  const last = Number(readItem('session', storageKeys.lastReload) ?? '0')
  if (now - last < reloadGuardInMilliseconds) return false
  writeItem('session', storageKeys.lastReload, String(now))
  return true
}

/** Missing code was replaced by a newer build: reload the page, but not in a loop. */
export function reloadForMissingCode(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!mayReload()) return
    event.preventDefault()
    window.location.reload()
  })
}

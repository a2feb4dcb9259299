import { reloadGuardInMilliseconds } from '../../lib/constants.ts'
import { readItem, storageKeys, writeItem } from '../../lib/browser/storage.ts'

/** Whether the page may reload itself now; an answer of true counts as having done so. */
export function mayReload(now: number = Date.now()): boolean {
  const last = Number(readItem('session', storageKeys.lastReload) ?? '0')
  if (now - last < reloadGuardInMilliseconds) return false
  writeItem('session', storageKeys.lastReload, String(now))
  return true
}

/** Code that is gone was replaced by a newer build: the page is loaded anew, but not in a circle. */
export function reloadForMissingCode(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!mayReload()) return
    event.preventDefault()
    window.location.reload()
  })
}

import { reloadGuardInMilliseconds } from '../../lib/constants.ts'
import { readItem, storageKeys, writeItem } from '../../lib/browser/storage.ts'

/** Whether the page may reload itself now; `true` counts as a reload. */
export function mayReload(now: number = Date.now()): boolean {
  const last = Number(readItem('session', storageKeys.lastReload) ?? '0')
  if (now - last < reloadGuardInMilliseconds) return false
  writeItem('session', storageKeys.lastReload, String(now))
  return true
}

/** Whether the server answers, with whatever status. */
async function isServerReachable(): Promise<boolean> {
  try {
    await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' })
    return true
  } catch {
    return false
  }
}

async function reloadOnce(): Promise<void> {
  if ((await isServerReachable()) && mayReload()) window.location.reload()
}

/**
 * Missing code was replaced by a newer build: reload the page, but not in a loop, and not without a connection, when
 * the code is missing for another reason and the page would be lost.
 */
export function reloadForMissingCode(): void {
  window.addEventListener('vite:preloadError', () => void reloadOnce())
}

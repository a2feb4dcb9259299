import { isAnyFieldFilledIn } from '../../lib/browser/typed-input.ts'
import { codeMissing } from '../../lib/browser/retry-import.ts'
import { readItem, writeItem } from '../../lib/browser/storage.ts'
import * as storageKeys from '../../lib/browser/storage-keys.ts'
import { reloadGuardInMilliseconds } from '../../lib/constants.ts'
import { isField, isTypedInto } from '../../first-load/hydration/typed-before-hydration.ts'
import { buildOf, readNewestBuild } from './newest-build.ts'

/** Whether the page may reload itself now; `true` counts as a reload. */
export function mayReload(now: number = Date.now()): boolean {
  const last = Number(readItem('session', storageKeys.lastReload) ?? '0')
  if (now - last < reloadGuardInMilliseconds) return false
  writeItem('session', storageKeys.lastReload, String(now))
  return true
}

/** Whether a reload would lose what the visitor has typed, also before the application was loaded. */
function isAnythingTyped(): boolean {
  const fields = [...document.querySelectorAll('input, select, textarea')].filter(isField)
  return isAnyFieldFilledIn() || fields.some(isTypedInto)
}

async function reloadIfReplaced(entry: string): Promise<void> {
  try {
    const newest = await readNewestBuild()
    if (newest === undefined || newest === buildOf(entry)) return
    if (!isAnythingTyped() && mayReload()) window.location.reload()
  } catch {
    // Without a connection, a reload would lose the page.
  }
}

/**
 * Reloads the page when code is missing because a newer build has replaced it: not in a loop, and never while anything is
 * typed. Code that is missing for another reason is requested again by what needs it.
 */
export function reloadForMissingCode(entry: string): void {
  window.addEventListener(codeMissing, () => void reloadIfReplaced(entry))
}

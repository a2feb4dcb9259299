import { readItem, writeItem } from '../browser/storage.ts'
import * as storageKeys from '../browser/storage-keys.ts'

/** Launch parameter that the messenger appends to the address of a mini-app. */
const launchKey = 'tgWebAppData'

/** Records how the visit started, before the router drops the hash. Returns whether the messenger started it. */
export function noteLaunch(hash: string): boolean {
  const isLaunch = new URLSearchParams(hash.slice(1)).has(launchKey)
  if (isLaunch) writeItem('session', storageKeys.messenger, '1')
  return isLaunch
}

/** Whether the site runs as a mini-app inside the messenger. */
export function isInMessenger(): boolean {
  return readItem('session', storageKeys.messenger) !== null
}

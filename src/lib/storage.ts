/** Names of everything that the site keeps in the browser. */
export const storageKeys = {
  /** local: colour scheme that the player chose; read by boot.js before the first paint. */
  scheme: 'marquee.scheme',
  /** session: recognised analytics parameters of the visit. */
  trackingMarks: 'marquee.tracking_marks',
  /** session: when the page last reloaded itself, in milliseconds. */
  lastReload: 'marquee.last_reload',
  /** session: a payment that was sent and not yet answered. */
  depositIntent: 'marquee.deposit_intent',
} as const

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys]

/** local: until it is removed; session: as long as the tab. */
export type StoragePlace = 'local' | 'session'

/** A browser that refuses storage (private window, full quota) makes the site forgetful, never broken. */
function attempt<Result>(place: StoragePlace, access: (storage: Storage) => Result): Result | null {
  try {
    return access(place === 'local' ? localStorage : sessionStorage)
  } catch {
    return null
  }
}

export function readItem(place: StoragePlace, key: StorageKey): string | null {
  return attempt(place, (storage) => storage.getItem(key))
}

export function writeItem(place: StoragePlace, key: StorageKey, value: string): void {
  attempt(place, (storage) => storage.setItem(key, value))
}

export function removeItem(place: StoragePlace, key: StorageKey): void {
  attempt(place, (storage) => storage.removeItem(key))
}

/** The stored value, or undefined where there is none or it is no JSON. Its shape is the caller's to check. */
export function readJson(place: StoragePlace, key: StorageKey): unknown {
  const text = readItem(place, key)
  if (text === null) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}

export function writeJson(place: StoragePlace, key: StorageKey, value: unknown): void {
  writeItem(place, key, JSON.stringify(value))
}

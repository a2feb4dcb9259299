import type { EntityId } from '../../../schemas/api/entity-id.ts'
import type * as storageKeys from './storage-keys.ts'

/** local: text of a document that a user of the Studio has typed and the server does not have; `kind/key`. */
export const draftTextKey = (user: number, document: string) =>
  `marquee.studio.text.${user}.${document}` as const

/** local: how large a user of the Studio shows previewed pages. */
export const zoomKey = (user: number) => `marquee.studio.zoom.${user}` as const

/** local: a request of this kind that was sent and not answered yet; shared by all tabs. */
export const intentKey = (kind: string) => `marquee.${kind}_intent` as const

/** local: when a player's play for money began, and when they were last reminded and seen; shared by all tabs. */
export const playClockKey = (uid: EntityId) => `marquee.play_clock.${uid}` as const

/** session: what the frame of a game or sportsbook wants to find again; undefined: for a guest. */
export const frameStateKey = (uid: EntityId | undefined, frame: string) =>
  `marquee.frame_state.${uid ?? 'guest'}.${frame}` as const

export type StorageKey =
  | (typeof storageKeys)[keyof typeof storageKeys]
  | ReturnType<typeof draftTextKey>
  | ReturnType<typeof zoomKey>
  | ReturnType<typeof intentKey>
  | ReturnType<typeof playClockKey>
  | ReturnType<typeof frameStateKey>

/** local: until it is removed; session: until the tab is closed. */
export type StoragePlace = 'local' | 'session'

/** If the browser refuses storage (private window, full quota), the site forgets values but keeps working. */
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

/** The stored value, or undefined if it is missing or not JSON. The caller checks its shape. */
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

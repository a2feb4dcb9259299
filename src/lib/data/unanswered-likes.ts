import { isRecord } from '../../../schemas/is-record.ts'
import { readJson, removeItem, writeJson } from '../browser/storage.ts'
import * as storageKeys from '../browser/storage-keys.ts'

const stored = (): Record<string, unknown> => {
  const value = readJson('session', storageKeys.likes)
  return isRecord(value) ? value : {}
}

/** Milliseconds after which a change is not sent again. */
const maxAgeMs = 60_000

/**
 * Stores a change of a favourite until the platform has answered it. If the page is left before, the next one sends it
 * again (src/first-load/inline/favourites.ts).
 */
export const storeLike = (sysname: string, wanted: boolean): void =>
  writeJson('session', storageKeys.likes, { ...stored(), [sysname]: { wanted, at: Date.now() } })

/** The platform has answered the change, unless another one of the same game has followed. */
export function forgetLike(sysname: string, wanted: boolean): void {
  const { [sysname]: change, ...others } = stored()
  if (isRecord(change) && change.wanted === wanted) writeJson('session', storageKeys.likes, others)
}

/** The recent changes without an answer: games, and whether each shall be a favourite. */
export function unansweredLikes(): [sysname: string, wanted: boolean][] {
  return Object.entries(stored()).flatMap(([sysname, change]) => {
    const { wanted, at } = isRecord(change) ? change : {}
    const isRecent = typeof at === 'number' && Date.now() - at < maxAgeMs
    return isRecent && typeof wanted === 'boolean' ? [[sysname, wanted]] : []
  })
}

/** Another player begins. */
export const forgetLikes = (): void => removeItem('session', storageKeys.likes)

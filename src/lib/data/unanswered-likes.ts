import { isRecord } from '../../../schemas/is-record.ts'
import { readJson, removeItem, storageKeys, writeJson } from '../browser/storage.ts'

const stored = (): Record<string, unknown> => {
  const value = readJson('session', storageKeys.likes)
  return isRecord(value) ? value : {}
}

/**
 * Stores a change of a favourite until the platform has answered it. If the page is left before, boot.js of the next
 * page sends it again.
 */
export const storeLike = (sysname: string, wanted: boolean): void =>
  writeJson('session', storageKeys.likes, { ...stored(), [sysname]: { wanted, at: Date.now() } })

/** The platform has answered the change, unless another one of the same game has followed. */
export function forgetLike(sysname: string, wanted: boolean): void {
  const { [sysname]: change, ...others } = stored()
  if (isRecord(change) && change.wanted === wanted) writeJson('session', storageKeys.likes, others)
}

/** Another player begins. */
export const forgetLikes = (): void => removeItem('session', storageKeys.likes)

import { readItem, writeItem } from '../browser/storage.ts'
import * as storageKeys from '../browser/storage-keys.ts'

/** Keys have the same length, so that none is part of another. */
const keyLength = 7

/** A notice with another text is another notice. */
export function noticeKey(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36).padStart(keyLength, '0')
}

/** The keys of the dismissed notices in one text; empty without any. */
export const dismissedNotices = (): string => readItem('local', storageKeys.dismissedNotices) ?? ''

export const dismissNotice = (key: string): void =>
  writeItem('local', storageKeys.dismissedNotices, `${dismissedNotices()} ${key}`)

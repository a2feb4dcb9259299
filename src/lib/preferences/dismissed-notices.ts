import { readItem, writeItem } from '../browser/storage.ts'
import * as storageKeys from '../browser/storage-keys.ts'

/** Notices that are remembered: older ones are off the site. */
const maxRemembered = 20

const dismissed = (): string[] => readItem('local', storageKeys.dismissedNotices)?.split(' ') ?? []

/** A notice with another text is another notice. */
export function noticeKey(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36)
}

export const isDismissed = (key: string): boolean => dismissed().includes(key)

export function dismissNotice(key: string): void {
  const others = dismissed().filter((other) => other !== key)
  writeItem('local', storageKeys.dismissedNotices, [key, ...others].slice(0, maxRemembered).join(' '))
}

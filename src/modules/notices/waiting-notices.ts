import { isEntityId, type EntityId } from '../../../schemas/api/entity-id.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import type { LoyaltyNotification } from '../../../schemas/api/entities/loyalty.ts'
import { readJson, removeItem, writeJson } from '../../lib/browser/storage.ts'
import * as storageKeys from '../../lib/browser/storage-keys.ts'

/** Milliseconds for which news wait in a browser, which others may use, too. */
const longest = 7 * 24 * 60 * 60 * 1000

interface WaitingNotices {
  uid: EntityId
  notices: readonly LoyaltyNotification[]
}

/** Notices that the browser did not store, because it stores nothing or has no space left. */
let unstored: WaitingNotices | undefined

/** Browsers without locks, and plain http addresses, work without: two tabs rarely take notices at the same time. */
async function alone<Result>(work: () => Result): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request('marquee.notices', () => work()) : work()
}

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string'

/** Another version of the site may have stored something else. */
function isNotice(value: unknown): value is LoyaltyNotification {
  if (!isRecord(value)) return false
  const { id, trigger, type, title, message, amount, amountType, image } = value
  return (
    isEntityId(id) &&
    [trigger, type, title, message].every((text) => typeof text === 'string') &&
    [amount, amountType, image].every(isTextOrNull)
  )
}

function readStored(uid: EntityId): readonly LoyaltyNotification[] {
  const stored = readJson('local', storageKeys.notices)
  if (!isRecord(stored) || stored['uid'] !== uid || !Array.isArray(stored['notices'])) return []
  const { storedAt, notices } = stored
  return typeof storedAt === 'number' && Date.now() - storedAt < longest ? notices.filter(isNotice) : []
}

const read = (uid: EntityId) => (unstored?.uid === uid ? unstored.notices : readStored(uid))

/** The notices of one player wait at a time: the next player of the browser takes their place. */
function write(uid: EntityId, notices: readonly LoyaltyNotification[]): void {
  unstored = undefined
  if (notices.length === 0) return removeItem('local', storageKeys.notices)
  writeJson('local', storageKeys.notices, { uid, storedAt: Date.now(), notices })
  if (readStored(uid).length !== notices.length) unstored = { uid, notices }
}

/**
 * Stores a player's notices until one of the tabs shows them: the platform returns each only once.
 * @param isAllowed asked right before: another player may have logged in meanwhile, or the account may be deleted
 */
export function addNotices(
  uid: EntityId,
  added: readonly LoyaltyNotification[],
  isAllowed: () => boolean,
): Promise<void> {
  return alone(() => {
    if (isAllowed()) write(uid, [...read(uid), ...added])
  })
}

/** Drops all notices. */
export function dropNotices(): Promise<void> {
  return alone(() => {
    unstored = undefined
    removeItem('local', storageKeys.notices)
  })
}

/** Takes the oldest notices, and says whether more are waiting. */
export function takeNotices(
  uid: EntityId,
  most: number,
): Promise<{ taken: readonly LoyaltyNotification[]; isMore: boolean }> {
  return alone(() => {
    const all = read(uid)
    write(uid, all.slice(most))
    return { taken: all.slice(0, most), isMore: all.length > most }
  })
}

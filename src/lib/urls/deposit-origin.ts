import { isEntityId, type EntityId } from '../../../schemas/api/entity-id.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { readJson, removeItem, writeJson } from '../browser/storage.ts'
import * as storageKeys from '../browser/storage-keys.ts'
import { isInternalPath } from './links.ts'

/** A page with a game or bets, from which a player goes to pay in. */
export interface PlayPage {
  /** Path without language prefix, with query and hash. */
  address: string
  /** Name of the game; null: the sportsbook. */
  name: string | null
}

interface StoredPage extends PlayPage {
  uid: EntityId
  /** Milliseconds since 1970. */
  at: number
}

/** A deposit abandoned for longer does not lead back. */
const ttlMs = 60 * 60 * 1000

function isStoredPage(value: unknown): value is StoredPage {
  return (
    isRecord(value) &&
    isEntityId(value['uid']) &&
    typeof value['at'] === 'number' &&
    typeof value['address'] === 'string' &&
    isInternalPath(value['address']) &&
    (value['name'] === null || typeof value['name'] === 'string')
  )
}

function readPage(
  key: typeof storageKeys.playPage | typeof storageKeys.depositOrigin,
  uid: EntityId | undefined,
) {
  const stored = readJson('local', key)
  return isStoredPage(stored) && stored.uid === uid && Date.now() - stored.at < ttlMs ? stored : undefined
}

/** The player is on this page. A deposit has led back, or was given up. */
export function notePlayPage(uid: EntityId, page: PlayPage): void {
  writeJson('local', storageKeys.playPage, { ...page, uid, at: Date.now() })
  removeItem('local', storageKeys.depositOrigin)
}

/** The player goes from this page to the deposit. Other tabs know, too: a bank may lead back to a new one. */
export function storeDepositOrigin(uid: EntityId, page: PlayPage): void {
  writeJson('local', storageKeys.depositOrigin, { ...page, uid, at: Date.now() })
}

/** The deposit was opened in a tab of its own, from the page of a game: `path` without language prefix. */
export function depositOpenedFrom(uid: EntityId, path: string): void {
  const page = readPage(storageKeys.playPage, uid)
  if (page?.address.split(/[?#]/)[0] === path) storeDepositOrigin(uid, page)
}

/** The page from which the player went to pay in, if that was not long ago. */
export function depositOrigin(uid: EntityId | undefined): PlayPage | undefined {
  return readPage(storageKeys.depositOrigin, uid)
}

import type { EntityId } from '../../../../schemas/api/entity-id.ts'
import { readItem, writeItem } from '../../../lib/browser/storage.ts'
import * as storageKeys from '../../../lib/browser/storage-keys.ts'

/** Whether a popup has opened by itself in this visit: one of the platform's campaigns, or one of the site. */
export const hasOpenedInVisit = (): boolean => readItem('session', storageKeys.openedInVisit) !== null
export const noteOpenedInVisit = (): void => writeItem('session', storageKeys.openedInVisit, '1')

let servedPlayer: EntityId | undefined

/** The platform's campaigns come first: it has none left for this player. */
export function noteServed(player: EntityId | undefined): void {
  servedPlayer = player
}

export const isServed = (player: EntityId): boolean => servedPlayer === player

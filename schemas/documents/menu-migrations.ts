import { isRecord } from '../is-record.ts'
import type { MenuBadgeKind } from './menu.ts'
import type { Migration } from './migration.ts'

/** Addresses whose menu entries had a number before menus named what it counts. */
const counted = new Map<unknown, MenuBadgeKind>([
  ['/profile/bonuses', 'bonuses'],
  ['/profile/notifications', 'notifications'],
  ['/profile/verification', 'identityCheck'],
])

function withBadge(item: unknown): unknown {
  const badge = isRecord(item) ? counted.get(item['to']) : undefined
  return isRecord(item) && badge !== undefined ? { ...item, badge } : item
}

/** From version 1 to 2: entries name what their number counts. */
export const badgesOfEntries: Migration = (body) => ({
  ...body,
  items: Array.isArray(body['items']) ? body['items'].map(withBadge) : body['items'],
})

import type { EntityId } from '../../../../schemas/api/entity-id.ts'
import { callApi } from '../../../lib/api/client.ts'
import { dayOf } from '../../../lib/format/date.ts'
import { timeOf, type HistoryItem } from './history-pages.ts'

/** Entries that a call returns at most. */
const callSize = 100
/** A longer history would take too many calls; the newest entries are listed. */
export const maxEntries = 2000

/** Days in the time zone of the site, as yyyy-mm-dd, both included. */
export interface DayRange {
  from?: string
  to?: string
}

/** Entries of different kinds may have the same id. */
export type KeyedItem = HistoryItem & { key: string }

interface Batch {
  items: HistoryItem[]
  total: number
}

interface Entries extends Batch {
  /** Older entries are not among them, and more pages do not bring them. */
  isCut: boolean
}

/**
 * Reads calls until they have so many entries, return none or return one that is too old. Each entry is
 * returned once.
 */
async function read(
  wanted: number,
  load: (offset: number) => Promise<Batch>,
  isTooOld: (item: HistoryItem) => boolean = () => false,
): Promise<Entries> {
  const known = new Map<EntityId, HistoryItem>()
  let total = 0
  let isCut = false
  for (let offset = 0; offset < Math.min(wanted, maxEntries); offset += callSize) {
    const batch = await load(offset)
    total = batch.total
    for (const item of batch.items) known.set(item.id, item)
    const hasEnd = batch.items.some(isTooOld)
    isCut = !hasEnd && total > (batch.items.length === 0 ? offset : maxEntries)
    if (hasEnd || batch.items.length === 0 || offset + callSize >= total) break
  }
  return { items: [...known.values()], total: Math.min(total, maxEntries), isCut }
}

async function loadPayments(offset: number): Promise<Batch> {
  const { items, total } = await callApi('cashier.gethistory', { type: 'all', offset, count: callSize })
  return { items: items.map((source) => ({ kind: source.type, id: source.id, source })), total }
}

const readBonuses = () =>
  read(maxEntries, async (offset) => {
    const { items, total } = await callApi('bonuses.get', { status: 'all', offset, count: callSize })
    return { items: items.map((source) => ({ kind: 'bonuses', id: source.id, source })), total }
  })

const readCashbacks = () =>
  read(maxEntries, async (offset) => {
    const order = { sort: 'end_date', order: 'desc' } as const
    const { items, total } = await callApi('cashbacks.get', { ...order, offset, count: callSize })
    return { items: items.map((source) => ({ kind: 'cashbacks', id: source.id, source })), total }
  })

/** Bonuses and cashbacks of the player. */
async function readRewards(): Promise<Omit<Entries, 'total'>> {
  const [bonuses, cashbacks] = await Promise.all([readBonuses(), readCashbacks()])
  return { items: [...bonuses.items, ...cashbacks.items], isCut: bonuses.isCut || cashbacks.isCut }
}

export type RewardsReader = typeof readRewards

/** Reads bonuses and cashbacks once, however many pages need them; after a failure again. */
export function rewardsOnce(): RewardsReader {
  let known: ReturnType<RewardsReader> | undefined
  return () => {
    known ??= readRewards().catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }
}

interface AllFilter {
  offset: number
  count: number
  days: DayRange
  timeZone: string
}

export interface AllHistory {
  items: KeyedItem[]
  total: number
  /** There are older entries that the list leaves out. */
  isCut: boolean
}

/**
 * A page of all entries, newest first. Bonuses that were not activated and cashbacks of the
 * current period are no operations yet. Days are filtered here:
 * the platform has no such filter.
 */
export async function loadAllHistory(
  { offset, count, days: { from = '', to = '9' }, timeZone }: AllFilter,
  rewardsOf: RewardsReader = readRewards,
): Promise<AllHistory> {
  const isFiltered = from !== '' || to !== '9'
  const isTooOld = (item: HistoryItem) => {
    const at = timeOf(item)
    return from !== '' && at !== undefined && dayOf(at, timeZone) < from
  }
  const [payments, rewards] = await Promise.all([
    read(isFiltered ? maxEntries : offset + count, loadPayments, isTooOld),
    rewardsOf(),
  ])
  const timed = [...payments.items, ...rewards.items].flatMap((item) => {
    const at = timeOf(item)
    if (at === undefined || (item.kind === 'cashbacks' && item.source.status === 'pending')) return []
    const day = isFiltered ? dayOf(at, timeZone) : ''
    return isFiltered && (day < from || day > to)
      ? []
      : [{ at, item: { ...item, key: `${item.kind}:${item.id}` } }]
  })
  const unread = isFiltered ? 0 : payments.total - payments.items.length
  return {
    items: timed
      .toSorted((one, other) => other.at - one.at)
      .slice(offset, offset + count)
      .map(({ item }) => item),
    total: timed.length + unread,
    isCut: payments.isCut || rewards.isCut,
  }
}

import { callApi } from '../../../lib/api/client.ts'
import { dayOf } from '../../../lib/format/date.ts'
import { historyPageSize, timeOf, type HistoryItem } from './history-pages.ts'

/** Entries that a call returns at most. */
const callSize = 100
/** A longer history would take too many calls; the newest entries are listed. */
export const mostEntries = 2000
/** Page size of the list of all entries. */
export const allPageSize = 2 * historyPageSize

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

/** Reads calls until they have so many entries or return none, each entry once. */
async function read(wanted: number, load: (offset: number) => Promise<Batch>): Promise<Batch> {
  const known = new Map<number, HistoryItem>()
  let total = 0
  for (let offset = 0; offset < wanted; offset += callSize) {
    const batch = await load(offset)
    total = batch.total
    for (const item of batch.items) known.set(item.id, item)
    if (batch.items.length === 0 || offset + callSize >= total) break
  }
  return { items: [...known.values()], total: Math.min(total, mostEntries) }
}

const readPayments = (wanted: number) =>
  read(wanted, async (offset) => {
    const { items, total } = await callApi('cashier.gethistory', { type: 'all', offset, count: callSize })
    return { items: items.map((source) => ({ kind: source.type, id: source.id, source })), total }
  })

const readBonuses = () =>
  read(mostEntries, async (offset) => {
    const { items, total } = await callApi('bonuses.get', { status: 'all', offset, count: callSize })
    return { items: items.map((source) => ({ kind: 'bonuses', id: source.id, source })), total }
  })

const readCashbacks = () =>
  read(mostEntries, async (offset) => {
    const order = { sort: 'end_date', order: 'desc' } as const
    const { items, total } = await callApi('cashbacks.get', { ...order, offset, count: callSize })
    return { items: items.map((source) => ({ kind: 'cashbacks', id: source.id, source })), total }
  })

interface AllFilter {
  offset: number
  count: number
  days: DayRange
  timeZone: string
}

/**
 * A page of all entries, newest first. Bonuses that were not activated and cashbacks of the
 * current period are no operations yet. Days are filtered here:
 * the platform has no such filter.
 */
export async function loadAllHistory({
  offset,
  count,
  days: { from = '', to = '9' },
  timeZone,
}: AllFilter): Promise<{ items: KeyedItem[]; total: number }> {
  const isFiltered = from !== '' || to !== '9'
  const [payments, bonuses, cashbacks] = await Promise.all([
    readPayments(isFiltered ? mostEntries : offset + count),
    readBonuses(),
    readCashbacks(),
  ])
  const timed = [...payments.items, ...bonuses.items, ...cashbacks.items].flatMap((item) => {
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
  }
}

import type { EntityId } from '../../../../schemas/api/entity-id.ts'
import type { Transaction } from '../../../../schemas/api/entities/cashier.ts'
import type { Bonus, Cashback } from '../../../../schemas/api/entities/rewards.ts'
import { callApi } from '../../../lib/api/client.ts'

export const historyTabs = ['deposit', 'withdrawal', 'bonuses', 'cashbacks'] as const
export type HistoryTab = (typeof historyTabs)[number]

/** Default page size of a tab. */
export const historyPageSize = 4

export type HistoryItem =
  | { kind: 'deposit' | 'withdrawal'; id: EntityId; source: Transaction }
  | { kind: 'bonuses'; id: EntityId; source: Bonus }
  | { kind: 'cashbacks'; id: EntityId; source: Cashback }

/** When it happened, in milliseconds since 1970; undefined if it has not. */
export function timeOf({ kind, source }: HistoryItem): number | undefined {
  if (kind === 'cashbacks') return Date.parse(source.end_date)
  if (kind !== 'bonuses') return Date.parse(source.created_at)
  return source.activated_at === null ? undefined : Date.parse(source.activated_at)
}

/** Statuses by which a tab can be filtered. */
export const statusesOf = {
  deposit: ['pending', 'success', 'fail', 'cancel'],
  withdrawal: ['pending', 'success', 'fail', 'cancel'],
  bonuses: ['available', 'active', 'paused', 'completed', 'expired', 'removed'],
  cashbacks: ['pending', 'active', 'paid_out', 'expired', 'removed'],
} as const satisfies Record<HistoryTab, readonly string[]>

/** The tab of the address; the first one if the name is missing or unknown. */
export function tabOf(name: string | undefined): HistoryTab {
  return historyTabs.find((tab) => tab === name) ?? historyTabs[0]
}

export interface HistoryPage {
  items: HistoryItem[]
  total: number
}

export interface HistoryFilter {
  offset: number
  count: number
  /** null: any. */
  status: string | null
}

/** A page of a tab's entries, newest first. */
export async function loadHistory(tab: HistoryTab, filter: HistoryFilter): Promise<HistoryPage> {
  const { status, ...range } = filter
  switch (tab) {
    case 'deposit':
    case 'withdrawal': {
      const statuses = status === null ? {} : { statuses: status }
      const { items, total } = await callApi('cashier.gethistory', { ...range, ...statuses, type: tab })
      return { items: items.map((source) => ({ kind: tab, id: source.id, source })), total }
    }
    case 'bonuses': {
      const wished = statusesOf.bonuses.find((known) => known === status) ?? 'all'
      const { items, total } = await callApi('bonuses.get', { ...range, status: wished })
      return { items: items.map((source) => ({ kind: tab, id: source.id, source })), total }
    }
    case 'cashbacks': {
      const statuses = status === null ? {} : { statuses: status }
      const { items, total } = await callApi('cashbacks.get', {
        ...range,
        ...statuses,
        sort: 'end_date',
        order: 'desc',
      })
      return { items: items.map((source) => ({ kind: tab, id: source.id, source })), total }
    }
  }
}

const recentCount = 4

/** The latest payments: so many of each direction, merged by creation time. */
export async function loadRecent(count = recentCount): Promise<Transaction[]> {
  const [deposits, withdrawals] = await Promise.all(
    (['deposit', 'withdrawal'] as const).map((type) => callApi('cashier.gethistory', { type, count })),
  )
  return [deposits, withdrawals]
    .flatMap((answer) => answer?.items.slice(0, count) ?? [])
    .sort((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at))
}

import { useEffect, useEffectEvent, useState } from 'react'
import { useList, type List } from '../../src/renderer/use-list.ts'
import {
  type AllHistory,
  type DayRange,
  type HistoryItem,
  historyPageSize,
  type HistoryTab,
  type KeyedItem,
  loadAllHistory,
  loadHistory,
  rewardsOnce,
} from '../../src/modules/cashier/index.ts'

/** Milliseconds between two requests for a list with open payments. */
const pollInterval = 5000
/** A longer list is not polled: it would take many requests each time. */
const maxPolled = 100

function isOpen({ kind, source }: HistoryItem): boolean {
  return (kind === 'deposit' || kind === 'withdrawal') && source.status === 'pending'
}

/** The list of a tab, narrowed to a status (null: any); polled while a payment of it is open. */
export function useHistory(
  tab: HistoryTab,
  status: string | null,
  pageSize = historyPageSize,
): List<HistoryItem> {
  const list = useList<HistoryItem>({
    name: `history:${tab}:${status}`,
    keyField: 'id',
    pageSize,
    load: (offset, count) => loadHistory(tab, { offset, count, status }),
    initial: undefined,
  })
  usePolling(list)
  return list
}

/** Refreshes a list while a payment of it is open. */
function usePolling<Item extends HistoryItem>(list: Pick<List<Item>, 'items' | 'refresh'>): void {
  const { items = [] } = list
  const mustPoll = items.some(isOpen) && items.length <= maxPolled
  const poll = useEffectEvent(() => void list.refresh())
  useEffect(() => {
    if (!mustPoll) return
    const timer = setInterval(poll, pollInterval)
    return () => clearInterval(timer)
  }, [mustPoll])
}

/**
 * The list of all entries, narrowed to days; polled while a payment of it is open. Bonuses and cashbacks are
 * read once per visit.
 */
export function useAllHistory(
  days: DayRange,
  timeZone: string,
  pageSize = historyPageSize,
): List<KeyedItem, AllHistory> {
  const [rewards] = useState(rewardsOnce)
  const list = useList<KeyedItem, AllHistory>({
    name: `history:all:${days.from ?? ''}:${days.to ?? ''}`,
    keyField: 'key',
    pageSize: 2 * pageSize,
    load: (offset, count) => loadAllHistory({ offset, count, days, timeZone }, rewards),
    initial: undefined,
  })
  usePolling(list)
  return list
}

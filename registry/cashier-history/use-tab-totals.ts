import { useCallback, useEffect, useState } from 'react'
import { type HistoryTab, historyTabs, loadHistory } from '../../src/modules/cashier/index.ts'

export type TabTotals = Partial<Record<HistoryTab, number>>

/** Number of entries per tab; tabs with an unknown number are left out. */
async function loadTotals(): Promise<TabTotals> {
  const totals = await Promise.allSettled(
    historyTabs.map(async (tab) => {
      // No call only counts, so the smallest possible page is loaded.
      const { total } = await loadHistory(tab, { offset: 0, count: 1, status: null })
      return [tab, total] as const
    }),
  )
  return Object.fromEntries(totals.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])))
}

/** The counters of the tabs, and a function to update them after a change. */
export function useTabTotals(): { totals: TabTotals; recount: () => void } {
  const [totals, setTotals] = useState<TabTotals>({})
  const recount = useCallback(() => {
    void loadTotals().then((counted) => setTotals((known) => ({ ...known, ...counted })))
  }, [])
  useEffect(recount, [recount])
  return { totals, recount }
}

import { useCallback, useEffect, useState } from 'react'
import { historyTabs, loadHistory, type HistoryTab } from './history-pages.ts'

export type TabTotals = Partial<Record<HistoryTab, number>>

/** How many entries each tab holds; a tab whose number is not known is left out. */
async function loadTotals(): Promise<TabTotals> {
  const totals = await Promise.allSettled(
    historyTabs.map(async (tab) => {
      // No call counts alone: one entry is the least that may be asked for.
      const { total } = await loadHistory(tab, { offset: 0, count: 1, status: null })
      return [tab, total] as const
    }),
  )
  return Object.fromEntries(totals.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])))
}

/** The numbers on the tabs of the history, and a way to count anew when something has moved. */
export function useTabTotals(): { totals: TabTotals; recount: () => void } {
  const [totals, setTotals] = useState<TabTotals>({})
  const recount = useCallback(() => {
    void loadTotals().then((counted) => setTotals((known) => ({ ...known, ...counted })))
  }, [])
  useEffect(recount, [recount])
  return { totals, recount }
}

import { useCallback, useEffect, useReducer, useRef } from 'react'
import { appendByKey } from '../../../lib/data/append-by-key.ts'
import {
  historyPageSize,
  loadHistory,
  type HistoryItem,
  type HistoryPage,
  type HistoryTab,
} from './history-pages.ts'

/** Polling interval while the list contains a pending payment, in ms. */
const pollInterval = 5000
/** The largest page that one request may load. */
const mostAtOnce = 100

interface HistoryState {
  items: readonly HistoryItem[]
  total: number
  status: 'loading' | 'success' | 'error'
}

type Change =
  | { type: 'begin' }
  | { type: 'continue' }
  | { type: 'page'; page: HistoryPage }
  | { type: 'again'; page: HistoryPage }
  | { type: 'failed' }

const nothing: HistoryState = { items: [], total: 0, status: 'loading' }

function change(state: HistoryState, step: Change): HistoryState {
  switch (step.type) {
    case 'begin':
      return nothing
    case 'continue':
      return { ...state, status: 'loading' }
    case 'page':
      return {
        items: appendByKey(state.items, step.page.items, 'id'),
        total: step.page.total,
        status: 'success',
      }
    case 'again':
      return { items: step.page.items, total: step.page.total, status: 'success' }
    case 'failed':
      return { ...state, status: 'error' }
  }
}

function isOpen({ kind, source }: HistoryItem): boolean {
  return (kind === 'deposit' || kind === 'withdrawal') && source.status === 'pending'
}

export interface History extends HistoryState {
  hasMore: boolean
  /** Loads another page, or retries. */
  loadMore: () => void
  /** Reloads the displayed entries. */
  refresh: () => void
}

/**
 * The list of a tab. It starts empty when the tab or the status filter changes, grows by pages, and is polled
 * while it contains a pending payment.
 */
export function useHistory(tab: HistoryTab, status: string | null): History {
  const [state, dispatch] = useReducer(change, nothing)
  // Answers for an earlier tab or filter are dropped.
  const turn = useRef(0)

  const ask = useCallback(
    async (offset: number, count: number, type: 'page' | 'again') => {
      const asked = turn.current
      try {
        const page = await loadHistory(tab, { offset, count, status })
        if (asked === turn.current) dispatch({ type, page })
      } catch {
        // A failed refresh keeps the displayed entries; only a failed page is an error.
        if (asked === turn.current && type === 'page') dispatch({ type: 'failed' })
      }
    },
    [tab, status],
  )

  useEffect(() => {
    turn.current += 1
    dispatch({ type: 'begin' })
    void ask(0, historyPageSize, 'page')
    return () => {
      turn.current += 1
    }
  }, [ask])

  const shown = state.items.length
  const refresh = useCallback(
    () => void ask(0, Math.min(mostAtOnce, Math.max(shown, historyPageSize)), 'again'),
    [ask, shown],
  )
  const mustLook = state.items.some(isOpen) && shown <= mostAtOnce
  useEffect(() => {
    if (!mustLook) return
    const timer = setInterval(refresh, pollInterval)
    return () => clearInterval(timer)
  }, [mustLook, refresh])

  return {
    ...state,
    hasMore: shown < state.total,
    loadMore() {
      dispatch({ type: 'continue' })
      void ask(shown, historyPageSize, 'page')
    },
    refresh,
  }
}

import { useCallback, useEffect, useReducer, useRef } from 'react'
import { appendByKey } from '../../../lib/data/append-by-key.ts'
import {
  historyPageSize,
  loadHistory,
  type HistoryItem,
  type HistoryPage,
  type HistoryTab,
} from './history-pages.ts'

/** How often open payments of the list are looked at, in ms. */
const lookInterval = 5000
/** As many as one request may ask for. */
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
  /** Shows more, or tries again. */
  loadMore: () => void
  /** Reads anew what is shown. */
  refresh: () => void
}

/**
 * The list of a tab: it begins empty each time the tab or the wished status changes, grows by pages, and
 * is read anew while a payment of it is open.
 */
export function useHistory(tab: HistoryTab, status: string | null): History {
  const [state, dispatch] = useReducer(change, nothing)
  // Answers to what is not shown any more are dropped.
  const turn = useRef(0)

  const ask = useCallback(
    async (offset: number, count: number, type: 'page' | 'again') => {
      const asked = turn.current
      try {
        const page = await loadHistory(tab, { offset, count, status })
        if (asked === turn.current) dispatch({ type, page })
      } catch {
        // What is shown stays: only a first or further page can be missing.
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
    const timer = setInterval(refresh, lookInterval)
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

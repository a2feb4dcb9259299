import { useEffect, useRef, useState } from 'react'
import type { CallAnswer } from '../../schemas/api/calls.ts'
import type { LoadResult } from '../../schemas/component.ts'
import { callApi } from '../../src/lib/api/client.ts'
import type { Bet, BetWish } from './bet-history.tsx'

/** Bets that are shown at first, and added each time. */
export const betsPerPage = 20

interface BetsState {
  items: readonly Bet[]
  total: number
  status: 'loading' | 'success' | 'error'
}

type Page = CallAnswer<'games.getHistory'>

function firstState(first: LoadResult<Page> | undefined): BetsState {
  if (first?.status === 'success') return { ...first.data, status: 'success' }
  return { items: [], total: 0, status: first === undefined ? 'loading' : 'error' }
}

/** What has been played, with each game once. */
function gamesOf(known: ReadonlyMap<string, string>, bets: readonly Bet[]): ReadonlyMap<string, string> {
  return new Map([...known, ...bets.map(({ game }) => [game.sysname, game.name] as const)])
}

/** Bets that meet a wish, page by page; each bet once, whatever is placed meanwhile. */
export function useBets(wish: BetWish, first: LoadResult<Page> | undefined) {
  const [state, setState] = useState(() => firstState(first))
  const [games, setGames] = useState(() => gamesOf(new Map(), firstState(first).items))
  // Answers to an older wish are dropped.
  const turn = useRef(0)

  async function ask(known: readonly Bet[]) {
    const asked = (turn.current += 1)
    setState((before) => ({ ...before, items: known, status: 'loading' }))
    try {
      const { items, total } = await callApi('games.getHistory', {
        ...wish,
        offset: known.length,
        count: betsPerPage,
      })
      if (asked !== turn.current) return
      const ids = new Set(known.map(({ id }) => id))
      setState({ items: [...known, ...items.filter(({ id }) => !ids.has(id))], total, status: 'success' })
      setGames((before) => gamesOf(before, items))
    } catch {
      if (asked === turn.current) setState((before) => ({ ...before, status: 'error' }))
    }
  }

  const shownWish = useRef(first === undefined ? undefined : wish)
  useEffect(() => {
    if (shownWish.current === wish) return
    shownWish.current = wish
    void ask([])
  })

  return { ...state, games, loadMore: () => void ask(state.items) }
}

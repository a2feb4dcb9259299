import { useState } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { useLoadedList } from '../../src/renderer/use-loaded-list.ts'
import type { Bet, BetFilter } from './bet.ts'
import { load } from './bet-history.load.ts'
import type { betHistory } from './bet-history.schema.ts'

/** The games of the bets seen so far, by system name: the filter offers them. */
function gamesOf(known: ReadonlyMap<string, string>, bets: readonly Bet[]): ReadonlyMap<string, string> {
  return new Map([...known, ...bets.map(({ game }) => [game.sysname, game.name] as const)])
}

/** Bets that match a filter, page by page. */
export function useBets(block: BlockProps<typeof betHistory, unknown>, filter: BetFilter) {
  const list = useLoadedList(load, 'bets', block, { keyField: 'id', params: filter })
  const [games, setGames] = useState<ReadonlyMap<string, string>>(() => new Map())
  const known = gamesOf(games, list.items ?? [])
  if (known.size > games.size) setGames(known)
  return { ...list, games: known }
}

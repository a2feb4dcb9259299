import { useState } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { useLoadedList } from '../../src/renderer/use-loaded-list.ts'
import type { Bet, BetFilter } from './bet.ts'
import { load } from './bet-history.load.ts'
import type { betHistory } from './bet-history.schema.ts'

/** Games of the bets loaded so far, by sysname, as choices of the filter. */
function gamesOf(known: ReadonlyMap<string, string>, bets: readonly Bet[]): ReadonlyMap<string, string> {
  return new Map([...known, ...bets.map(({ game }) => [game.sysname, game.name] as const)])
}

/** Pages of bets that match a filter. */
export function useBets(block: BlockProps<typeof betHistory, unknown>, filter: BetFilter) {
  const list = useLoadedList(load, 'bets', block, { keyField: 'id', params: filter })
  const [games, setGames] = useState<ReadonlyMap<string, string>>(() => new Map())
  const known = gamesOf(games, list.items ?? [])
  if (known.size > games.size) setGames(known)
  return { ...list, games: known }
}

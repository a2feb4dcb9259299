import { useState } from 'react'
import useSWR from 'swr'
import type { CallAnswer } from '../../../schemas/api/calls.ts'
import { callApi } from '../../lib/api/client.ts'
import { useSession } from '../session/index.ts'
import { useFavourites } from './use-favourites.ts'

/** The player's own shelves; the platform has no categories with these names. */
export const personalShelves = ['favourites', 'recent'] as const
export type PersonalShelf = (typeof personalShelves)[number]

/** Number of bets searched for the games played last. */
const latestBets = 100

/** Sysnames of the games played last, latest first. */
async function loadRecent(): Promise<string[]> {
  const { items } = await callApi('games.getHistory', { count: latestBets })
  return [...new Set(items.map(({ game }) => game.sysname))]
}

/** The games played last; undefined until they are loaded, and for guests. */
export function useRecentGames(isWanted: boolean): readonly string[] | undefined {
  const { account } = useSession()
  const key = account !== null && isWanted ? ['recent-games', account.uid] : null
  return useSWR(key, loadRecent, { revalidateOnFocus: false, shouldRetryOnError: false }).data
}

/**
 * Sysnames on a player's own shelf when it was opened: removing a heart does not remove the tile under the
 * finger. Empty for guests.
 */
export function useShelf(shelf: PersonalShelf | undefined): readonly string[] | undefined {
  const { isAuthenticated } = useSession()
  const favourites = useFavourites().sysnames
  const recent = useRecentGames(shelf === 'recent')
  const now = shelf === 'favourites' ? favourites : recent
  const [opened, setOpened] = useState<{ shelf: PersonalShelf; sysnames: readonly string[] }>()
  if (shelf === undefined) return undefined
  if (!isAuthenticated) return nothing
  if (opened?.shelf === shelf) return opened.sysnames
  if (now !== undefined) setOpened({ shelf, sysnames: now })
  return now
}

const nothing: readonly string[] = []

/** Games of a shelf from an offset, in its order. */
export async function loadShelf(
  shelf: readonly string[],
  offset: number,
  count: number,
): Promise<CallAnswer<'games.get'>> {
  const sysnames = shelf.slice(offset, offset + count)
  if (sysnames.length === 0) return { items: [], total: shelf.length }
  const { items } = await callApi('games.get', { sysnames: sysnames.join(','), count })
  return { items, total: shelf.length }
}

import useSWR from 'swr'
import type { CallAnswer } from '../../schemas/api/calls.ts'
import type { Game } from '../../schemas/api/entities/games.ts'
import { callApi } from '../../src/lib/api/client.ts'
import { loadShelf, useFavourites, useRecentGames } from '../../src/modules/games/index.ts'
import { useLocale } from '../../src/renderer/render-context.tsx'

type Source = 'recent' | 'favourites' | 'recommended'
/** Number of recently played games that recommendations are based on. */
const consulted = 12
/** Number of providers whose games are recommended. */
const makers = 4

/** Providers by number of these games, largest first. */
function makersOf(games: readonly Game[]): string[] {
  const counts = new Map<string, number>()
  for (const { provider_sysname: maker } of games) counts.set(maker, (counts.get(maker) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([maker]) => maker)
}

/** Other games of the same providers and types as those recently played, by priority. */
async function loadRecommended(recent: readonly string[], count: number): Promise<CallAnswer<'games.get'>> {
  const { items: played } = await loadShelf(recent, 0, consulted)
  if (played.length === 0) return { items: [], total: 0 }
  const { items } = await callApi('games.get', {
    providers: makersOf(played).slice(0, makers).join(','),
    types: [...new Set(played.map(({ type }) => type))].join(','),
    count: Math.min(count + recent.length, 100),
  })
  const others = items.filter(({ sysname }) => !recent.includes(sysname)).slice(0, count)
  return { items: others, total: others.length }
}

/** Games for the logged-in player; undefined until they are loaded. */
export function usePersonalGames(source: Source, count: number) {
  const locale = useLocale()
  const favourites = useFavourites().sysnames
  const recent = useRecentGames(source !== 'favourites')
  const shelf = source === 'favourites' ? favourites : recent
  const { data, error, isValidating, mutate } = useSWR<CallAnswer<'games.get'>, unknown>(
    shelf === undefined ? null : ['personal-games', locale, source, count, shelf],
    () => (source === 'recommended' ? loadRecommended(shelf ?? [], count) : loadShelf(shelf ?? [], 0, count)),
    { revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData: true },
  )
  return {
    games: data?.items,
    total: data?.total,
    isLoading: isValidating,
    hasFailed: error !== undefined && !isValidating,
    // A failure is reported as `hasFailed`.
    retry: () => void mutate().catch(() => undefined),
  }
}

import type { CatalogueEntry, Catalogue, GameSort } from './catalogue.ts'
import { memoizeByCatalogue } from './memoize.ts'

export interface GameQuery {
  sort: GameSort
  order: 'asc' | 'desc'
  query: string
  sysnames: readonly string[]
  types: readonly string[]
  tags: readonly string[]
  providers: readonly string[]
  volatilities: readonly string[]
}

/** Filter for games; empty and omitted lists match all. */
export interface GameFilter {
  types?: readonly string[]
  tags?: readonly string[]
  providers?: readonly string[]
}

const matchesList = (list: readonly string[] | undefined, value: string) =>
  list === undefined || list.length === 0 || list.includes(value)

export function fits(game: CatalogueEntry, { types, tags, providers }: GameFilter): boolean {
  if (!matchesList(types, game.type) || !matchesList(providers, game.provider_sysname)) return false
  return tags === undefined || tags.length === 0 || game.tags.some((tag) => tags.includes(tag))
}

const filtered = memoizeByCatalogue<readonly CatalogueEntry[]>(100)

/** Games that match a filter, by priority. */
export function gamesThatFit(catalogue: Catalogue, filter: GameFilter): readonly CatalogueEntry[] {
  const { types = [], tags = [], providers = [] } = filter
  return filtered(catalogue, JSON.stringify([types, tags, providers]), () =>
    catalogue.sorted.priority.filter((game) => fits(game, filter)),
  )
}

function bestFirst(catalogue: Catalogue, query: string, sorted: readonly CatalogueEntry[]) {
  const scores = catalogue.search(query)
  const scoreOf = (game: CatalogueEntry) => scores.get(game) ?? 0
  return sorted.filter((game) => scores.has(game)).toSorted((one, other) => scoreOf(other) - scoreOf(one))
}

function find(catalogue: Catalogue, request: GameQuery): readonly CatalogueEntry[] {
  const { sort, order, query, sysnames, volatilities } = request
  const isSorted = sysnames.length === 0 || sort !== 'priority' || order !== 'asc'
  let games = catalogue.sorted[sort]
  if (order === 'desc') games = games.toReversed()
  if (sysnames.length > 0) {
    const named = new Set(sysnames)
    games = isSorted
      ? games.filter(({ sysname }) => named.has(sysname))
      : [...named].flatMap((sysname) => catalogue.bySysname.get(sysname) ?? [])
  }
  if (query.trim() !== '') games = bestFirst(catalogue, query, games)
  if (volatilities.length > 0)
    games = games.filter(({ volatility }) => volatility !== null && volatilities.includes(volatility))
  const hasFilter = [request.types, request.tags, request.providers].some((list) => list.length > 0)
  return hasFilter ? games.filter((game) => fits(game, request)) : games
}

const found = memoizeByCatalogue<readonly CatalogueEntry[]>(100)

/**
 * Games for a request: listed games in the order given, search results by best match, others in the requested
 * sort order.
 */
export function findGames(catalogue: Catalogue, request: GameQuery): readonly CatalogueEntry[] {
  const { sort, order, query, sysnames, types, tags, providers, volatilities } = request
  const key = JSON.stringify([sort, order, query, sysnames, types, tags, providers, volatilities])
  return found(catalogue, key, () => find(catalogue, request))
}

import type { CatalogueEntry, Catalogue, GameSort } from './catalogue.ts'
import { createMemory } from './memoize.ts'

export interface GameWish {
  sort: GameSort
  order: 'asc' | 'desc'
  query: string
  sysnames: readonly string[]
  types: readonly string[]
  tags: readonly string[]
  providers: readonly string[]
}

/** Which games a filter lets through; empty lists and those left out let all through. */
export interface GameFilter {
  types?: readonly string[]
  tags?: readonly string[]
  providers?: readonly string[]
}

const isAmong = (list: readonly string[] | undefined, value: string) =>
  list === undefined || list.length === 0 || list.includes(value)

export function fits(game: CatalogueEntry, { types, tags, providers }: GameFilter): boolean {
  if (!isAmong(types, game.type) || !isAmong(providers, game.provider_sysname)) return false
  return tags === undefined || tags.length === 0 || game.tags.some((tag) => tags.includes(tag))
}

const filtered = createMemory<readonly CatalogueEntry[]>(100)

/** Games that a filter lets through, by priority. */
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

function find(catalogue: Catalogue, wish: GameWish): readonly CatalogueEntry[] {
  const { sort, order, query, sysnames } = wish
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
  const hasFilter = [wish.types, wish.tags, wish.providers].some((list) => list.length > 0)
  return hasFilter ? games.filter((game) => fits(game, wish)) : games
}

const found = createMemory<readonly CatalogueEntry[]>(100)

/**
 * Games that a player wishes to see: named ones in the order they were named, found ones with the best match
 * first, others in the order asked for.
 */
export function findGames(catalogue: Catalogue, wish: GameWish): readonly CatalogueEntry[] {
  const { sort, order, query, sysnames, types, tags, providers } = wish
  const key = JSON.stringify([sort, order, query, sysnames, types, tags, providers])
  return found(catalogue, key, () => find(catalogue, wish))
}

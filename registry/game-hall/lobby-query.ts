import type { CallParams } from '../../schemas/api/calls.ts'
import type { GameCategory, Volatility } from '../../schemas/api/entities/games.ts'
import { withQuery } from '../../src/lib/urls/links.ts'
import { type PersonalShelf, personalShelves } from '../../src/modules/games/index.ts'

/** Games on a page of a lobby that has no size of its own. */
const defaultPageSize = 18

/** Available orders; the first is the default. */
export const lobbySorts = ['priority', 'players', 'name'] as const
export type LobbySort = (typeof lobbySorts)[number]

/** From calm to bold. */
export const lobbyVolatilities = ['low', 'medium', 'high'] as const satisfies readonly Volatility[]

/** What a lobby shows until its address says otherwise; left out of the address. */
export interface LobbyPreset {
  category?: string
  sort?: LobbySort
  pageSize?: number
}

export const pageSizeOf = ({ pageSize = defaultPageSize }: LobbyPreset): number => pageSize

/** No chosen filter; the category, the search and the order stay. */
export const noFilters = { providers: [], types: [], tags: [], volatilities: [] } as const

/** The state of the lobby, all of which is in the address. */
export interface LobbyFilter {
  /** Sysname of a category or of a player's own shelf; undefined: all games. */
  category: string | undefined
  /** Sysnames. */
  providers: readonly string[]
  types: readonly string[]
  tags: readonly string[]
  volatilities: readonly Volatility[]
  /** Search text. */
  query: string
  sort: LobbySort
  /** First page of the list, from 1. */
  page: number
}

const listIn = (joined: string | undefined) => [...new Set(joined?.split(',').filter((one) => one !== ''))]

/** Reads the declared query keys of a page; invalid values are ignored. */
export function readLobbyFilter(
  query: Readonly<Record<string, string>>,
  { category, sort = 'priority' }: LobbyPreset,
): LobbyFilter {
  const page = /^[1-9]\d{0,5}$/.test(query['page'] ?? '') ? Number(query['page']) : 1
  return {
    category: query['category'] || category,
    providers: listIn(query['providers']),
    types: listIn(query['types']),
    tags: listIn(query['tags']),
    volatilities: lobbyVolatilities.filter((one) => listIn(query['volatility']).includes(one)),
    query: query['query'] ?? '',
    sort: lobbySorts.find((known) => known === query['sort']) ?? sort,
    page,
  }
}

/** Address of a query. Defaults are left out, so that each query has one address. */
export function lobbyFilterPath(path: string, filter: LobbyFilter, preset: LobbyPreset): string {
  const { category, providers, types, tags, volatilities, query, sort, page } = filter
  const pairs: [string, string][] = [
    ['category', category === undefined || category === preset.category ? '' : category],
    ['providers', providers.join(',')],
    ['types', types.join(',')],
    ['tags', tags.join(',')],
    ['volatility', volatilities.join(',')],
    ['query', query],
    ['sort', sort === (preset.sort ?? 'priority') ? '' : sort],
    ['page', page === 1 ? '' : String(page)],
  ]
  return withQuery(path, Object.fromEntries(pairs.filter(([, value]) => value !== '')))
}

export function isPersonal(category: string | undefined): category is PersonalShelf {
  return personalShelves.some((shelf) => shelf === category)
}

/** Number of chosen filters. */
export const countFilters = ({ providers, types, tags, volatilities }: LobbyFilter) =>
  providers.length + types.length + tags.length + volatilities.length

export const hasFilter = (filter: LobbyFilter) => countFilters(filter) > 0 || filter.query !== ''

/** Types and tags of a category take precedence; the query adds the others. */
function joined(ofCategory: readonly string[] = [], chosen: readonly string[]): string | undefined {
  const values = ofCategory.length > 0 ? ofCategory : chosen
  return values.length > 0 ? values.join(',') : undefined
}

/** The part of the query that the category does not fix. */
export function categoryParams(filter: LobbyFilter, category: GameCategory | undefined) {
  const [types, tags] = [joined(category?.types, filter.types), joined(category?.tags, filter.tags)]
  return { ...(types && { types }), ...(tags && { tags }) }
}

/** Parameters of the call, the same as the server uses for the first HTML of the page. */
export function gameParams(
  filter: LobbyFilter,
  category: GameCategory | undefined,
  offset: number,
  pageSize = defaultPageSize,
): CallParams<'games.get'> {
  const { providers, volatilities, query, sort } = filter
  return {
    count: pageSize,
    ...categoryParams(filter, category),
    ...(providers.length > 0 && { providers: providers.join(',') }),
    ...(volatilities.length > 0 && { volatilities: volatilities.join(',') }),
    ...(query !== '' && { query }),
    sort,
    order: sort === 'players' ? 'desc' : 'asc',
    ...(offset > 0 && { offset }),
  }
}

/** The list with the value added or removed. */
export function toggled<Value extends string>(list: readonly Value[], value: Value): Value[] {
  return list.includes(value) ? list.filter((other) => other !== value) : [...list, value]
}

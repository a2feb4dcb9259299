import type { CallParams } from '../../../../schemas/api/calls.ts'
import type { GameCategory } from '../../../../schemas/api/entities/games.ts'
import { withQuery } from '../../../lib/urls/links.ts'

/** Games on a page of the hall. */
export const hallPageSize = 18

/** Orders that a player may choose; the first is the usual one and stands in no address. */
export const hallSorts = ['priority', 'players', 'name'] as const
export type HallSort = (typeof hallSorts)[number]

/** Shelves that are a player's own: the platform knows no category of that name. */
export const personalShelves = ['favourites', 'recent'] as const
export type PersonalShelf = (typeof personalShelves)[number]

/** What somebody wants to see of the hall: all of it stands in the address. */
export interface HallWish {
  /** Sysname of a category, or a shelf of the player's own; undefined: all games. */
  category: string | undefined
  /** Sysnames. */
  providers: readonly string[]
  types: readonly string[]
  tags: readonly string[]
  /** What is looked for. */
  query: string
  sort: HallSort
  /** Page that the list begins with, from 1. */
  page: number
}

const listIn = (joined: string | undefined) => [...new Set(joined?.split(',').filter((one) => one !== ''))]

/** Reads the declared query keys of a page; nonsense counts as absent. `preset`: category of the hall itself. */
export function readWish(query: Readonly<Record<string, string>>, preset: string | undefined): HallWish {
  const page = /^[1-9]\d{0,5}$/.test(query['page'] ?? '') ? Number(query['page']) : 1
  return {
    category: query['category'] || preset,
    providers: listIn(query['providers']),
    types: listIn(query['types']),
    tags: listIn(query['tags']),
    query: query['query'] ?? '',
    sort: hallSorts.find((sort) => sort === query['sort']) ?? 'priority',
    page,
  }
}

/** Address of a wish: what is usual is left out, so that one wish has one address. */
export function wishPath(path: string, wish: HallWish, preset: string | undefined): string {
  const { category, providers, types, tags, query, sort, page } = wish
  const pairs: [string, string][] = [
    ['category', category === undefined || category === preset ? '' : category],
    ['providers', providers.join(',')],
    ['types', types.join(',')],
    ['tags', tags.join(',')],
    ['query', query],
    ['sort', sort === 'priority' ? '' : sort],
    ['page', page === 1 ? '' : String(page)],
  ]
  return withQuery(path, Object.fromEntries(pairs.filter(([, value]) => value !== '')))
}

export function isPersonal(category: string | undefined): category is PersonalShelf {
  return personalShelves.some((shelf) => shelf === category)
}

export const hasFilter = ({ providers, types, tags, query }: HallWish) =>
  providers.length + types.length + tags.length > 0 || query !== ''

/** What a category says of kinds and tags stands; the wish adds where it says nothing. */
function joined(ofCategory: readonly string[] = [], chosen: readonly string[]): string | undefined {
  const values = ofCategory.length > 0 ? ofCategory : chosen
  return values.length > 0 ? values.join(',') : undefined
}

/** What the category leaves open of a wish. */
export function categoryParams(wish: HallWish, category: GameCategory | undefined) {
  const [types, tags] = [joined(category?.types, wish.types), joined(category?.tags, wish.tags)]
  return { ...(types && { types }), ...(tags && { tags }) }
}

/** How the platform is asked for a wish: as the server asks it for the page's first HTML. */
export function gameParams(
  wish: HallWish,
  category: GameCategory | undefined,
  offset: number,
): CallParams<'games.get'> {
  const { providers, query, sort } = wish
  return {
    count: hallPageSize,
    ...categoryParams(wish, category),
    ...(providers.length > 0 && { providers: providers.join(',') }),
    ...(query !== '' && { query }),
    ...(sort !== 'priority' && { sort }),
    ...(sort === 'players' && { order: 'desc' as const }),
    ...(offset > 0 && { offset }),
  }
}

/** A list with something put in or taken out. */
export function toggled(list: readonly string[], value: string): string[] {
  return list.includes(value) ? list.filter((other) => other !== value) : [...list, value]
}

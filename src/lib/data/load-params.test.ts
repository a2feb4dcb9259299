import { describe, expect, it } from 'vitest'
import type { GameCategory } from '../../../schemas/api/entities/games.ts'
import type { LoadParam } from '../../../schemas/component.ts'
import { load as gameHall } from '../../../registry/game-hall/game-hall.load.ts'
import { load as gameRow } from '../../../registry/game-row/game-row.load.ts'
import { load as gamesSearch } from '../../../registry/games-search/games-search.load.ts'
import { load as tournamentGames } from '../../../registry/tournament-games/tournament-games.load.ts'
import { loadParams, namedCategories } from './load-params.ts'

const category = (sysname: string, types: GameCategory['types'], tags: string[]): GameCategory => ({
  id: 1,
  sysname,
  name: sysname,
  priority: 1,
  types,
  tags,
  games_count: 0,
  icon: 'star',
})
const categories = [category('slots', ['slot'], []), category('hits', [], ['top', 'new'])]

function valueOf(param: LoadParam, query: Record<string, string> = {}, props: Record<string, unknown> = {}) {
  const sources = { props, route: { id: '12' }, query }
  const named = namedCategories({ param }, sources)
  return { value: loadParams({ param }, sources, named.length > 0 ? categories : [])['param'], named }
}

it('page size and order of a lobby are those of its props, until the query has another order', () => {
  const { count, offset, sort, order } = gameHall.games.params
  const props = { pageSize: 36, sort: 'players' }
  expect([count, offset, sort, order].map((param) => valueOf(param, { page: '2' }, props).value)).toEqual([
    36,
    36,
    'players',
    'desc',
  ])
  expect([sort, order].map((param) => valueOf(param, { sort: 'name' }, props).value)).toEqual(['name', 'asc'])
  expect([sort, order].map((param) => valueOf(param, { sort: 'priority' }, props).value)).toEqual([
    'priority',
    'asc',
  ])
  expect([count, offset, sort, order].map((param) => valueOf(param, { page: '2' }).value)).toEqual([
    18,
    18,
    'priority',
    'asc',
  ])
})

it('a parameter of the query applies only to blocks that set its prop', () => {
  const param = gameHall.games.params.volatilities
  expect(valueOf(param, { volatility: 'high' }, { volatilityFilter: true }).value).toBe('high')
  expect(valueOf(param, { volatility: 'high' }, { volatilityFilter: false }).value).toBeUndefined()
  expect(valueOf(param, { volatility: 'high' }).value).toBeUndefined()
})

describe('a parameter of a category', () => {
  const types: LoadParam = {
    from: 'category',
    query: 'category',
    prop: 'category',
    part: 'types',
    fallback: { from: 'query', name: 'types' },
  }
  const tags: LoadParam = { ...types, part: 'tags', fallback: { from: 'query', name: 'tags' } }

  it('takes what the platform maps the category of the address to', () => {
    expect(valueOf(types, { category: 'slots', types: 'live' }).value).toBe('slot')
    expect(valueOf(tags, { category: 'hits' }).value).toBe('top,new')
  })

  it('follows the props if the address has none', () => {
    expect(valueOf(types, {}, { category: 'slots' }).value).toBe('slot')
    expect(valueOf(tags, { category: 'hits' }, { category: 'slots' }).value).toBe('top,new')
  })

  it('follows the address if the category has no value or does not exist', () => {
    expect(valueOf(tags, { category: 'slots', tags: 'jackpot' }).value).toBe('jackpot')
    expect(valueOf(types, { category: 'gone', types: 'live' }).value).toBe('live')
    expect(valueOf(types, { category: 'gone' }).value).toBeUndefined()
  })

  it('does not ask the platform if there is no category', () => {
    expect(valueOf(types, { types: 'live' }).named).toEqual([])
  })
})

it('a page of the address becomes an offset; the first page and nonsense do not', () => {
  const offset: LoadParam = { from: 'page', name: 'page', size: 18 }
  const values = ['3', '1', '0', '-2', '1.5', 'x', '999999999'].map(
    (page) => valueOf(offset, { page }).value,
  )
  expect(values).toEqual([36, ...Array<undefined>(6).fill(undefined)])
})

it('a value of the address may map to another, and is ignored without a mapping', () => {
  const order: LoadParam = { from: 'query', name: 'sort', values: { players: 'desc' } }
  expect(valueOf(order, { sort: 'players' }).value).toBe('desc')
  expect(valueOf(order, { sort: 'constructor' }).value).toBeUndefined()
  expect(valueOf({ ...order, fallback: 'asc' }).value).toBe('asc')
})

it('a group is complete or absent', () => {
  const options: LoadParam = {
    from: 'group',
    fields: { id: { from: 'route', name: 'id' }, type: { from: 'value', value: 'tournament' } },
  }
  expect(valueOf(options).value).toEqual({ id: '12', type: 'tournament' })
  const broken: LoadParam = { from: 'group', fields: { id: { from: 'route', name: 'number' } } }
  expect(valueOf(broken).value).toBeUndefined()
})

it.each([
  ['the lobby', gameHall.games.params],
  ['a row', gameRow.games.params],
  ['the search', gamesSearch.popular.params],
  ['a tournament', tournamentGames.games.params],
])('games of %s are requested by priority', (_, params) => {
  const sources = { props: {}, route: { id: '12' }, query: {} }
  expect(loadParams(params, sources, [])).toMatchObject({ sort: 'priority', order: 'asc' })
})

it('named games keep their order', () => {
  const sources = { props: { sysnames: 'b,a' }, route: {}, query: {} }
  expect(loadParams(gameRow.games.params, sources, [])).toEqual({ sysnames: 'b,a' })
})

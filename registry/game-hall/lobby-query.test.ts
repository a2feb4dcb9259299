import { describe, expect, it } from 'vitest'
import type { GameCategory } from '../../schemas/api/entities/games.ts'
import { gameParams, pageSizeOf, readLobbyFilter, toggled, lobbyFilterPath } from './lobby-query.ts'

const category = (types: GameCategory['types'], tags: string[]): GameCategory => ({
  id: 3,
  sysname: 'slots',
  name: 'Slots',
  priority: 1,
  types,
  tags,
  games_count: 1,
  icon: 'slots',
})

describe('a filter of the lobby', () => {
  it('is read from the address and written back unchanged', () => {
    const query = { category: 'slots', providers: 'kobalt,nordlys', tags: 'ways', sort: 'players', page: '2' }
    const filter = readLobbyFilter(query, {})
    expect(filter).toMatchObject({ category: 'slots', providers: ['kobalt', 'nordlys'], page: 2 })
    expect(lobbyFilterPath('/gamehall', filter, {})).toBe(
      '/gamehall?category=slots&providers=kobalt,nordlys&tags=ways&sort=players&page=2',
    )
  })

  it('leaves out defaults, so that a filter has one address', () => {
    expect(lobbyFilterPath('/gamehall', readLobbyFilter({}, {}), {})).toBe('/gamehall')
    const preset = readLobbyFilter({ providers: 'a,,a,b' }, { category: 'live' })
    expect(lobbyFilterPath('/gamehall/live-evening', preset, { category: 'live' })).toBe(
      '/gamehall/live-evening?providers=a,b',
    )
  })

  it('has the order of its lobby, which the address leaves out', () => {
    const lobby = { sort: 'players', pageSize: 36 } as const
    const filter = readLobbyFilter({}, lobby)
    expect(filter.sort).toBe('players')
    expect(lobbyFilterPath('/gamehall', filter, lobby)).toBe('/gamehall')
    expect(lobbyFilterPath('/gamehall', { ...filter, sort: 'priority' }, lobby)).toBe(
      '/gamehall?sort=priority',
    )
    expect(gameParams(filter, undefined, 0, pageSizeOf(lobby))).toEqual({
      count: 36,
      sort: 'players',
      order: 'desc',
    })
  })

  it('ignores invalid values', () => {
    const query = { page: '-3', sort: 'constructor', providers: ',', volatility: 'wild' }
    const filter = readLobbyFilter(query, {})
    expect(filter).toMatchObject({ page: 1, sort: 'priority', providers: [], volatilities: [] })
  })

  it('has the volatility in the address and in the request', () => {
    const filter = readLobbyFilter({ volatility: 'high,low' }, {})
    expect(lobbyFilterPath('/gamehall', filter, {})).toBe('/gamehall?volatility=low,high')
    expect(gameParams(filter, undefined, 0)).toMatchObject({ volatilities: 'low,high' })
  })
})

describe('the request for games', () => {
  const filter = readLobbyFilter({ providers: 'a,b', types: 'live', tags: 'ways', sort: 'players' }, {})

  it('asks for 18 games of the chosen providers, types and features', () => {
    expect(pageSizeOf({})).toBe(18)
    expect(gameParams(filter, undefined, 36)).toEqual({
      count: 18,
      offset: 36,
      providers: 'a,b',
      types: 'live',
      tags: 'ways',
      sort: 'players',
      order: 'desc',
    })
  })

  it('asks for games by priority unless the player chooses another order [GAME-10]', () => {
    expect(gameParams(readLobbyFilter({}, {}), undefined, 0)).toEqual({
      count: 18,
      sort: 'priority',
      order: 'asc',
    })
    const byName = readLobbyFilter({ sort: 'name' }, {})
    expect(gameParams(byName, undefined, 0)).toMatchObject({ sort: 'name', order: 'asc' })
  })

  it('is narrowed by the category, and by the filter for the rest', () => {
    expect(gameParams(filter, category(['slot'], []), 0)).toMatchObject({ types: 'slot', tags: 'ways' })
    expect(gameParams(filter, category([], ['top']), 0)).toMatchObject({ types: 'live', tags: 'top' })
  })
})

it('removes a value that is chosen twice', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
  expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
})

import { describe, expect, it } from 'vitest'
import type { GameCategory } from '../../../../schemas/api/entities/games.ts'
import { gameParams, hallPageSize, readWish, toggled, wishPath } from './lobby-query.ts'

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

describe('a wish of the hall', () => {
  it('is read from the address and written to it alike', () => {
    const query = { category: 'slots', providers: 'kobalt,nordlys', tags: 'ways', sort: 'players', page: '2' }
    const wish = readWish(query, undefined)
    expect(wish).toMatchObject({ category: 'slots', providers: ['kobalt', 'nordlys'], page: 2 })
    expect(wishPath('/gamehall', wish, undefined)).toBe(
      '/gamehall?category=slots&providers=kobalt,nordlys&tags=ways&sort=players&page=2',
    )
  })

  it('leaves out what is usual, so that a wish has one address', () => {
    expect(wishPath('/gamehall', readWish({}, undefined), undefined)).toBe('/gamehall')
    const preset = readWish({ providers: 'a,,a,b' }, 'live')
    expect(wishPath('/gamehall/live-evening', preset, 'live')).toBe('/gamehall/live-evening?providers=a,b')
  })

  it('takes nonsense for nothing', () => {
    const wish = readWish({ page: '-3', sort: 'constructor', providers: ',' }, undefined)
    expect(wish).toMatchObject({ page: 1, sort: 'priority', providers: [] })
  })
})

describe('what the platform is asked for', () => {
  const wish = readWish({ providers: 'a,b', types: 'live', tags: 'ways', sort: 'players' }, undefined)

  it('is 18 games of the providers, kinds and features that are chosen', () => {
    expect(hallPageSize).toBe(18)
    expect(gameParams(wish, undefined, 36)).toEqual({
      count: 18,
      offset: 36,
      providers: 'a,b',
      types: 'live',
      tags: 'ways',
      sort: 'players',
      order: 'desc',
    })
  })

  it('is of the category, which leaves open what it says nothing of', () => {
    expect(gameParams(wish, category(['slot'], []), 0)).toMatchObject({ types: 'slot', tags: 'ways' })
    expect(gameParams(wish, category([], ['top']), 0)).toMatchObject({ types: 'live', tags: 'top' })
  })
})

it('what is chosen twice is not chosen', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
  expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
})

import { describe, expect, it } from 'vitest'
import type { GameCategory } from '../../../schemas/api/entities/games.ts'
import type { LoadParam } from '../../../schemas/component.ts'
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

describe('a parameter of a category', () => {
  const types: LoadParam = {
    from: 'category',
    query: 'category',
    prop: 'category',
    part: 'types',
    fallback: { from: 'query', name: 'types' },
  }
  const tags: LoadParam = { ...types, part: 'tags', fallback: { from: 'query', name: 'tags' } }

  it('is what the platform says that the category of the address stands for', () => {
    expect(valueOf(types, { category: 'slots', types: 'live' }).value).toBe('slot')
    expect(valueOf(tags, { category: 'hits' }).value).toBe('top,new')
  })

  it('follows the props where the address names none', () => {
    expect(valueOf(types, {}, { category: 'slots' }).value).toBe('slot')
    expect(valueOf(tags, { category: 'hits' }, { category: 'slots' }).value).toBe('top,new')
  })

  it('leaves the choice to the address where the category says nothing, or is not there', () => {
    expect(valueOf(tags, { category: 'slots', tags: 'jackpot' }).value).toBe('jackpot')
    expect(valueOf(types, { category: 'gone', types: 'live' }).value).toBe('live')
    expect(valueOf(types, { category: 'gone' }).value).toBeUndefined()
  })

  it('asks the platform for nothing where no category is named', () => {
    expect(valueOf(types, { types: 'live' }).named).toEqual([])
  })
})

it('a page of the address becomes an offset; the first one, and nonsense, none', () => {
  const offset: LoadParam = { from: 'page', name: 'page', size: 18 }
  const values = ['3', '1', '0', '-2', '1.5', 'x', '999999999'].map(
    (page) => valueOf(offset, { page }).value,
  )
  expect(values).toEqual([36, ...Array<undefined>(6).fill(undefined)])
})

it('a value of the address may stand for another, and counts for nothing where it stands for none', () => {
  const order: LoadParam = { from: 'query', name: 'sort', values: { players: 'desc' } }
  expect(valueOf(order, { sort: 'players' }).value).toBe('desc')
  expect(valueOf(order, { sort: 'constructor' }).value).toBeUndefined()
  expect(valueOf({ ...order, fallback: 'asc' }).value).toBe('asc')
})

it('a group is whole or not there', () => {
  const options: LoadParam = {
    from: 'group',
    fields: { id: { from: 'route', name: 'id' }, type: { from: 'value', value: 'tournament' } },
  }
  expect(valueOf(options).value).toEqual({ id: '12', type: 'tournament' })
  const broken: LoadParam = { from: 'group', fields: { id: { from: 'route', name: 'number' } } }
  expect(valueOf(broken).value).toBeUndefined()
})

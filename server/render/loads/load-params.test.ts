import { describe, expect, it } from 'vitest'
import type { GameCategory } from '../../../schemas/api/entities/games.ts'
import type { LoadParam } from '../../../schemas/component.ts'
import { paramValue, type ParamSources } from './load-params.ts'

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
  let asked = 0
  const sources: ParamSources = {
    block: { id: 'hall', type: 'GameHall', props },
    route: { id: '12' },
    query,
    categories: () => {
      asked += 1
      return Promise.resolve(categories)
    },
  }
  return paramValue(param, sources).then((value) => ({ value, asked }))
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

  it('is what the platform says that the category of the address stands for', async () => {
    expect((await valueOf(types, { category: 'slots', types: 'live' })).value).toBe('slot')
    expect((await valueOf(tags, { category: 'hits' })).value).toBe('top,new')
  })

  it('follows the props where the address names none', async () => {
    expect((await valueOf(types, {}, { category: 'slots' })).value).toBe('slot')
    expect((await valueOf(tags, { category: 'hits' }, { category: 'slots' })).value).toBe('top,new')
  })

  it('leaves the choice to the address where the category says nothing, or is not there', async () => {
    expect((await valueOf(tags, { category: 'slots', tags: 'jackpot' })).value).toBe('jackpot')
    expect((await valueOf(types, { category: 'gone', types: 'live' })).value).toBe('live')
    expect((await valueOf(types, { category: 'gone' })).value).toBeUndefined()
  })

  it('asks the platform for nothing where no category is named', async () => {
    expect((await valueOf(types, { types: 'live' })).asked).toBe(0)
  })
})

it('a page of the address becomes an offset; the first one, and nonsense, none', async () => {
  const offset: LoadParam = { from: 'page', name: 'page', size: 18 }
  const values = ['3', '1', '0', '-2', '1.5', 'x', '999999999'].map(
    async (page) => (await valueOf(offset, { page })).value,
  )
  expect(await Promise.all(values)).toEqual([36, ...Array<undefined>(6).fill(undefined)])
})

it('a value of the address may stand for another, and counts for nothing where it stands for none', async () => {
  const order: LoadParam = { from: 'query', name: 'sort', values: { players: 'desc' } }
  expect((await valueOf(order, { sort: 'players' })).value).toBe('desc')
  expect((await valueOf(order, { sort: 'constructor' })).value).toBeUndefined()
  expect((await valueOf({ ...order, fallback: 'asc' })).value).toBe('asc')
})

it('a group is whole or not there', async () => {
  const options: LoadParam = {
    from: 'group',
    fields: { id: { from: 'route', name: 'id' }, type: { from: 'value', value: 'tournament' } },
  }
  expect((await valueOf(options)).value).toEqual({ id: '12', type: 'tournament' })
  const broken: LoadParam = { from: 'group', fields: { id: { from: 'route', name: 'number' } } }
  expect((await valueOf(broken)).value).toBeUndefined()
})

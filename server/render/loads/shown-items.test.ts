import { expect, it } from 'vitest'
import type { LoadResult } from '../../../schemas/component.ts'
import { withShownItems } from './shown-items.ts'

const answer: LoadResult = {
  status: 'success',
  data: { total: 2, items: [{ name: 'Mini', level: 'mini', games: ['x'] }, { name: 'Bosh' }] },
}

it('keeps the displayed fields of each entry and everything around the entries', () => {
  expect(withShownItems(answer, { items: ['name', 'level'] })).toEqual({
    status: 'success',
    data: { total: 2, items: [{ name: 'Mini', level: 'mini' }, { name: 'Bosh' }] },
  })
})

it('keeps the first entries and the total', () => {
  expect(withShownItems(answer, { first: 1, items: ['name'] })).toEqual({
    status: 'success',
    data: { total: 2, items: [{ name: 'Mini' }] },
  })
  expect(withShownItems(answer, { first: 1 })).toMatchObject({
    data: { items: [{ name: 'Mini', level: 'mini', games: ['x'] }] },
  })
})

it('keeps named parts of fields, and null in place of a field with parts', () => {
  const result: LoadResult = {
    status: 'success',
    data: { items: [{ id: 1, texts: { name: 'Sprint', rules: 'long' } }, { id: 2, texts: null }, { id: 3 }] },
  }
  expect(withShownItems(result, { items: ['id', 'texts.name'] })).toEqual({
    status: 'success',
    data: { items: [{ id: 1, texts: { name: 'Sprint' } }, { id: 2, texts: null }, { id: 3 }] },
  })
})

it('keeps the first entry with each value of a field', () => {
  const items = [
    { name: 'A', level: 'grand' },
    { name: 'B', level: 'mini' },
    { name: 'C', level: 'grand' },
  ]
  expect(withShownItems({ status: 'success', data: { items } }, { firstOfEach: 'level' })).toEqual({
    status: 'success',
    data: { items: items.slice(0, 2) },
  })
})

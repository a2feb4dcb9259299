import { describe, expect, test } from 'vitest'
import { filterRows, rowsOf, type Catalogue } from './rows.ts'

const catalogue = (body: Record<string, unknown>, published: Record<string, unknown> = body): Catalogue => ({
  body,
  published,
})
const english = catalogue({ common: { close: 'Close', save: 'Save' } })
const uzbek = catalogue({ common: { close: 'Yopish' } })
const russian = catalogue(
  { common: { close: 'Закрыть', save: 'Сохранить' } },
  { common: { close: 'Убрать', save: 'Сохранить' } },
)
const rows = rowsOf([english, uzbek, russian])
const keys = (...search: [string, 'all' | 'missing' | 'changed']) =>
  filterRows(rows, ...search).map(({ key }) => key)

test('lists each key once, with the texts of all languages side by side', () => {
  expect(rows).toEqual([
    {
      key: 'common.close',
      path: ['common', 'close'],
      texts: ['Close', 'Yopish', 'Закрыть'],
      changed: [false, false, true],
    },
    {
      key: 'common.save',
      path: ['common', 'save'],
      texts: ['Save', null, 'Сохранить'],
      changed: [false, false, false],
    },
  ])
})

test('has no texts for a new catalogue or one with invalid JSON', () => {
  expect(rowsOf([{ body: null, published: null }, uzbek])).toMatchObject([{ texts: [null, 'Yopish'] }])
})

test('keeps the row of a removed text', () => {
  const without = catalogue({ common: {} }, { common: { close: 'Yopish' } })
  expect(rowsOf([without])).toMatchObject([{ key: 'common.close', texts: [null], changed: [true] }])
})

describe('rows are found', () => {
  test('by terms in the key or in a text of any language', () => {
    expect(keys('CLOSE', 'all')).toEqual(['common.close'])
    expect(keys('сохр', 'all')).toEqual(['common.save'])
    expect(keys('common yopish', 'all')).toEqual(['common.close'])
    expect(keys('nothing', 'all')).toEqual([])
  })

  test('if a text is missing or changed', () => {
    expect(keys('', 'missing')).toEqual(['common.save'])
    expect(keys('', 'changed')).toEqual(['common.close'])
    expect(keys('save', 'changed')).toEqual([])
  })
})

import { expect, test } from 'vitest'
import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import { catalogueUnits } from './catalogue-units.ts'

const catalogue = (key: string, body: Record<string, unknown>): StoredDocument => ({
  kind: 'messages',
  key,
  schemaVersion: 1,
  body,
})
const texts = (uz: Record<string, unknown>, ru: Record<string, unknown>) =>
  catalogueUnits(catalogue('studio.uz', uz), catalogue('studio.ru', ru), 'ru').map(
    ({ path, source, target }) => [path, source, target],
  )

test('the plural forms that a language lacks are missing, also beside others', () => {
  expect(texts({ games_other: '{{count}} oʻyin' }, { games_one: 'игра', games_other: 'игры' })).toEqual([
    ['/games_one', '{{count}} oʻyin', 'игра'],
    ['/games_other', '{{count}} oʻyin', 'игры'],
    ['/games_few', '{{count}} oʻyin', ''],
    ['/games_many', '{{count}} oʻyin', ''],
  ])
})

test('a name that ends like a plural form is no plural', () => {
  expect(texts({ step_one: 'Bir', step_two: 'Ikki' }, { step_one: 'Один' })).toEqual([
    ['/step_one', 'Bir', 'Один'],
    ['/step_two', 'Ikki', ''],
  ])
})

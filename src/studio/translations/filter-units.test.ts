import { describe, expect, test } from 'vitest'
import type { TranslatedDocument, TranslationStateName } from '../../../schemas/studio/translations.ts'
import { filterUnits, groupUnits, listUnits, nextOpen, type UnitFilter } from './filter-units.ts'

const document = (
  kind: 'page' | 'menu',
  key: string,
  ...texts: [string, string, TranslationStateName][]
): TranslatedDocument => ({
  kind,
  key,
  units: texts.map(([source, target, state], index) => ({
    path: `/items/${index}/ru`,
    place: `/items/${index}`,
    source,
    target,
    format: 'plain',
    state,
  })),
})
const units = listUnits([
  document('menu', 'main', ['Oʻyinlar', 'Игры', 'done'], ['Yordam', '', 'missing']),
  document('page', 'rules', ['Qoidalar', 'Правила', 'outdated'], ['Oʻyin', 'Игра', 'checked']),
])
const everything: UnitFilter = { query: '', state: 'all', kind: null, document: null }
const idsOf = (filter: Partial<UnitFilter>) =>
  filterUnits(units, { ...everything, ...filter }, ({ key }) => `Title of ${key}`).shown.map(({ id }) => id)
const [games, help, rules, game] = [
  'menu/main#/items/0/ru',
  'menu/main#/items/1/ru',
  'page/rules#/items/0/ru',
  'page/rules#/items/1/ru',
]

describe('texts are found', () => {
  test('by their state', () => {
    expect(idsOf({ state: 'open' })).toEqual([help, rules])
    expect(idsOf({ state: 'checked' })).toEqual([game])
  })

  test('by kind and document', () => {
    expect(idsOf({ kind: 'menu' })).toEqual([games, help])
    expect(idsOf({ document: 'page/rules' })).toEqual([rules, game])
  })

  test('by terms of either language, whatever apostrophe is typed, and by the title of the document', () => {
    expect(idsOf({ query: "o'yin ИГР" })).toEqual([games, game])
    expect(idsOf({ query: 'title rules' })).toEqual([rules, game])
    expect(idsOf({ query: 'nothing' })).toEqual([])
  })
})

test('each state is counted within the other filters', () => {
  const { counts } = filterUnits(units, { ...everything, state: 'done', kind: 'page' }, ({ key }) => key)
  expect(counts).toMatchObject({ all: 2, open: 1, outdated: 1, checked: 1, missing: 0 })
})

test('the next text with something to do is found in both directions, and past the ends', () => {
  const next = (from: string | null, step: 1 | -1) => nextOpen(units, from, step)?.id ?? null
  expect(next(null, 1)).toBe(help)
  expect(next(null, -1)).toBe(rules)
  expect(next(help, 1)).toBe(rules)
  expect(next(rules, 1)).toBe(help)
  expect(next(help, -1)).toBe(rules)
  expect(nextOpen(units.slice(0, 2), help, 1)).toBeNull()
})

test('texts of one document are listed together', () => {
  expect(groupUnits(units).map(({ document: { key }, units: own }) => [key, own.length])).toEqual([
    ['main', 2],
    ['rules', 2],
  ])
})

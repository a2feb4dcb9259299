import { expect, test } from 'vitest'
import { judge, type KnownPair, type Pair } from './states.ts'
import type { SourcedUnit } from './text-units.ts'

const unit = (place: string, sourceText: string, targetText: string): SourcedUnit => ({
  path: `${place}/ru`,
  place,
  source: sourceText,
  target: targetText,
  format: 'plain',
  sourceText,
  targetText,
})

/** Looks at the texts of a document again and again, as the server does after each save. */
function memory(isSource = false) {
  const known: KnownPair[] = []
  const look = (...units: SourcedUnit[]) => {
    const { judged, learned } = judge(units, known, { isSource })
    known.push(...learned.map((pair: Pair) => ({ ...pair, mark: null })))
    return judged.map(({ state }) => state)
  }
  return { known, look }
}

test('a translation is outdated from the moment its source changes until one of the two fits again', () => {
  const { look } = memory()
  expect(look(unit('/title', 'Salom', 'Привет'))).toEqual(['done'])
  expect(look(unit('/title', 'Xayr', 'Привет'))).toEqual(['outdated'])
  expect(look(unit('/title', 'Xayr', 'Привет'))).toEqual(['outdated'])
  expect(look(unit('/title', 'Salom', 'Привет'))).toEqual(['done'])
  expect(look(unit('/title', 'Xayr', 'Привет'))).toEqual(['outdated'])
  expect(look(unit('/title', 'Xayr', 'Пока'))).toEqual(['done'])
})

test('an outdated translation stays outdated when its place changes', () => {
  const { look } = memory()
  look(unit('/items/0', 'Bir', 'Один'), unit('/items/1', 'Ikki', 'Два'))
  look(unit('/items/0', 'Bir', 'Один'), unit('/items/1', 'Uch', 'Два'))
  expect(look(unit('/items/0', 'Uch', 'Два'), unit('/items/1', 'Bir', 'Один'))).toEqual(['outdated', 'done'])
})

test('a text that is empty or has only spaces is missing, whatever was there before', () => {
  const { look } = memory()
  look(unit('/title', 'Salom', 'Привет'))
  expect(look(unit('/title', 'Salom', ''))).toEqual(['missing'])
  expect(look({ ...unit('/title', 'Salom', '<p> </p>'), format: 'rich-text' })).toEqual(['missing'])
})

test('a mark holds for exactly the two texts that it was set for', () => {
  const { known, look } = memory()
  look(unit('/title', 'Salom', 'Привет'))
  const [first] = known
  if (first) first.mark = 'checked'
  expect(look(unit('/title', 'Salom', 'Привет'))).toEqual(['checked'])
  expect(look(unit('/title', 'Salom', 'Здравствуйте'))).toEqual(['done'])
  expect(look(unit('/title', 'Xayr', 'Привет'))).toEqual(['outdated'])
  expect(look(unit('/title', 'Salom', 'Привет'))).toEqual(['checked'])
})

test('a text of the default language is never outdated', () => {
  const { look } = memory(true)
  expect(look(unit('/title', 'Привет', 'Salom'))).toEqual(['done'])
  expect(look(unit('/title', 'Пока', 'Salom'))).toEqual(['done'])
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { builtInCodes } from '../locale.ts'
import { resolveLocale } from './localized.ts'

const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null))

/** Documents with localized values at any depth, including next to each other. */
const { document } = fc.letrec((tie) => ({
  localized: fc.record({ uz: leaf, ru: leaf }),
  object: fc.dictionary(fc.string(), tie('document'), { maxKeys: 4 }),
  document: fc.oneof(
    { maxDepth: 5 },
    leaf,
    tie('localized'),
    fc.array(tie('document'), { maxLength: 4 }),
    tie('object'),
  ),
}))

function isLocalized(value: object): boolean {
  return Object.keys(value).length === 2 && 'uz' in value && 'ru' in value
}

function holdsLocalized(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return isLocalized(value) || Object.values(value).some(holdsLocalized)
}

/** The document without its localized values, as paths and leaves. */
function plainLeaves(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${path}=${JSON.stringify(value)}`]
  if (isLocalized(value)) return []
  return Object.entries(value).flatMap(([name, entry]) => plainLeaves(entry, `${path}/${name}`))
}

it('leaves no localized value in a document at any depth', () => {
  fc.assert(
    fc.property(document, fc.constantFrom(...builtInCodes), (value, locale) => {
      expect(holdsLocalized(resolveLocale(value, locale))).toBe(false)
    }),
    { numRuns: 2000 },
  )
})

it('keeps everything that is not localized', () => {
  fc.assert(
    fc.property(document, fc.constantFrom(...builtInCodes), (value, locale) => {
      expect(plainLeaves(resolveLocale(value, locale))).toEqual(expect.arrayContaining(plainLeaves(value)))
    }),
  )
})

it('uses the value of the requested language', () => {
  const body = {
    title: { uz: 'Salom', ru: 'Привет' },
    list: [{ text: { uz: 1, ru: 2 } }],
    other: { uz: 'x' },
  }
  expect(resolveLocale(body, 'ru')).toEqual({ title: 'Привет', list: [{ text: 2 }], other: { uz: 'x' } })
})

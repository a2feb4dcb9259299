import { expect, it } from 'vitest'
import {
  builtInLocales,
  catalogueChain,
  fallbackChain,
  knownLocale,
  type LocaleDefinition,
} from './locale.ts'

const added = (code: string, fallback?: string): LocaleDefinition => ({
  code,
  language: code,
  name: code,
  dir: 'ltr',
  isDefault: false,
  ...(fallback !== undefined && { fallback }),
})
const locales = [...builtInLocales, added('kk', 'ru'), added('ky', 'kk'), added('tg'), added('en')]

it.each([
  ['uz', ['uz']],
  ['ru', ['ru', 'uz']],
  ['tg', ['tg', 'uz']],
  ['ky', ['ky', 'kk', 'ru', 'uz']],
  // Of a site that no longer has it.
  ['de', ['de', 'uz']],
])('%s is completed by its fallbacks and finally by the default language', (locale, chain) => {
  expect(fallbackChain(locales, locale)).toEqual(chain)
})

it('ends a chain of fallbacks that leads back', () => {
  expect(fallbackChain([...builtInLocales, added('kk', 'ky'), added('ky', 'kk')], 'kk')).toEqual([
    'kk',
    'ky',
    'uz',
  ])
})

it.each([
  ['uz', ['en-US', 'uz']],
  ['ru', ['en-US', 'ru']],
  ['kk', ['en-US', 'uz', 'ru', 'kk']],
  // The catalogue that completes all others is its own.
  ['en', ['uz', 'en-US']],
])('the texts of the interface in %s come from its catalogues', (locale, keys) => {
  expect(catalogueChain(locales, locale)).toEqual(keys)
})

it.each([
  ['kk', ['uz', 'ru', 'kk'], 'kk'],
  ['ky', ['uz', 'ru'], 'ru'],
  ['kk', ['uz'], 'uz'],
  ['tg', ['uz', 'ru'], 'uz'],
  ['ru', ['uz'], 'uz'],
  ['kk', ['en'], 'uz'],
])('a page in %s calls a platform that knows %j in %s', (locale, available, known) => {
  expect(knownLocale(locales, available, locale)).toBe(known)
})

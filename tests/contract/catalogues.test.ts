import { isRecord } from '../../schemas/is-record.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fallbackCatalogue, builtInCodes } from '../../schemas/locale.ts'

/** Keys of all texts, without the plural forms, which differ between languages. */
function names(value: unknown, prefix = ''): string[] {
  if (!isRecord(value)) return [prefix.replace(/_(zero|one|two|few|many|other)$/, '')]
  return Object.entries(value).flatMap(([key, entry]) =>
    names(entry, prefix === '' ? key : `${prefix}.${key}`),
  )
}

function catalogue(key: string): string[] {
  const document: unknown = JSON.parse(readFileSync(`schemas/defaults/messages/${key}.json`, 'utf8'))
  return [...new Set(names(isRecord(document) ? document['body'] : {}))].sort()
}

it.each(builtInCodes)('the catalogue of %s has exactly the texts of the fallback', (locale) => {
  expect(catalogue(locale)).toEqual(catalogue(fallbackCatalogue))
})

it('both languages have the same help texts', () => {
  expect(catalogue('studio.ru')).toEqual(catalogue('studio.uz'))
})

const plural = /_(one|few|many|other)$/

/** Keys of the texts that have plural forms. */
function pluralKeys(value: unknown, prefix: string): string[] {
  if (!isRecord(value)) return plural.test(prefix) ? [prefix.replace(plural, '')] : []
  return Object.entries(value).flatMap(([key, entry]) =>
    pluralKeys(entry, prefix === '' ? key : `${prefix}.${key}`),
  )
}

const sources = ['forms', 'src', 'registry'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories|examples)\./.test(name))
    .map((name) => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') })),
)

it('every text with plural forms is requested with a count, without which its key would be shown', () => {
  const document: unknown = JSON.parse(readFileSync('schemas/defaults/messages/ru.json', 'utf8'))
  const keys = new Set(pluralKeys(isRecord(document) ? document['body'] : {}, ''))
  expect(keys.size).toBeGreaterThan(20)
  const wrong = sources.flatMap(({ name, text }) =>
    [...text.matchAll(/\bt\(\s*'([\w.]+)'(?:,\s*\{([^}]*)\})?/g)]
      .filter(([, key = '', values = '']) => keys.has(key) && !/\bcount\b/.test(values))
      .map(([, key]) => `${name}: ${key}`),
  )
  expect(wrong).toEqual([])
})

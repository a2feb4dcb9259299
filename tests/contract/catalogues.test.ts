import { isRecord } from '../../schemas/is-record.ts'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fallbackCatalogue, localeCodes } from '../../schemas/locale.ts'

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

it.each(localeCodes)('the catalogue of %s has exactly the texts of the fallback', (locale) => {
  expect(catalogue(locale)).toEqual(catalogue(fallbackCatalogue))
})

it('both languages have the same help texts', () => {
  expect(catalogue('studio.ru')).toEqual(catalogue('studio.uz'))
})

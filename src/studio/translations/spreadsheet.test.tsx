import { expect, it } from 'vitest'
import { writeXliff } from '../../../server/studio/translations/xliff/xliff-writer.ts'
import { readXliff } from '../../../server/studio/translations/xliff/xliff-reader.ts'
import type { TextFormat } from '../../../schemas/studio/translations.ts'
import { isLocaleCode } from '../../../schemas/locale.ts'
import { spreadsheetOf, xliffOf } from './spreadsheet.ts'

const unit = (place: string, source: string, target: string, format: TextFormat = 'plain') =>
  ({ place, source, target, format, state: 'missing' }) as const
const xliff = writeXliff(
  [
    { name: 'page/home', units: [unit('seo.title', 'A & "B" <5; C', ''), unit('plus', '=1+1', '+998')] },
    {
      name: 'page/rules',
      units: [unit('text', '<p>Bir <strong>ikki</strong></p>', '<p>Один</p>', 'rich-text')],
    },
  ],
  { from: { language: 'uz-Latn-UZ' }, to: { language: 'ru' } },
)
const unitsOf = (text: string) =>
  readXliff(text, isLocaleCode).files.flatMap(({ name, units }) =>
    units.map(({ place, source, target }) => ({ name, place, source, target })),
  )

it('brings every text back as it was, also one with markup or what a spreadsheet would calculate', () => {
  const csv = spreadsheetOf(xliff)
  expect(csv.split('\r\n')[0]).toBe('\uFEFF"document";"text";"uz-Latn-UZ";"ru"')
  expect(csv).toContain('"A & ""B"" <5; C"')
  expect(csv).toContain('"\'=1+1"')
  expect(unitsOf(xliffOf(csv) ?? '')).toEqual(unitsOf(xliff))
})

it('reads the cells of a spreadsheet that saves commas, and no other table', () => {
  const read = xliffOf('document,text,uz,ru\npage/home,seo.title,Bosh,Главная\n')
  expect(unitsOf(read ?? '')).toEqual([
    { name: 'page/home', place: 'seo.title', source: ['Bosh'], target: ['Главная'] },
  ])
  expect(xliffOf('from,to\n/a,/b\n')).toBeNull()
})

import { expect, it } from 'vitest'
import { compileFormats, formatsOfPage } from './compile-formats.ts'

const formats = {
  numbers: { uz: '1 234,50', ru: '1.234,50' },
  dates: { uz: 'dd/mm/yyyy', ru: 'yyyy-mm-dd' },
  times: { uz: 'hh:mm', ru: 'h:mm am' },
  currencies: { UZS: { sign: { uz: 'UZS', ru: 'сўм' }, signPlace: 'before', decimals: 0 } },
} as const

it('formats are compiled for one language', () => {
  expect(compileFormats(formats, 'uz')).toEqual({
    group: '\u00a0',
    decimal: ',',
    date: 'dd/mm/yyyy',
    time: 'hh:mm',
    currencies: { UZS: { sign: 'UZS', signPlace: 'before', decimals: 0 } },
  })
  expect(compileFormats(formats, 'ru')).toMatchObject({
    group: '.',
    decimal: ',',
    date: 'yyyy-mm-dd',
    time: 'h:mm am',
    currencies: { UZS: { sign: 'сўм' } },
  })
})

it('pages that are written from right to left isolate values, and no others', () => {
  expect(formatsOfPage(undefined, 'uz', 'ltr')).toBeUndefined()
  expect(formatsOfPage(formats, 'ru', 'ltr')).not.toHaveProperty('isRtl')
  expect(formatsOfPage(undefined, 'fa', 'rtl')).toMatchObject({ group: ',', isRtl: true })
})

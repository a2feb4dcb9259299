import { afterEach, describe, expect, test } from 'vitest'
import { defaultFormats, setFormats } from '../../../schemas/formats.ts'
import { formatDate, formatMoment, formatTime } from './date.ts'
import { currencyLabel, formatMoney, formatTotal, fullness, wholeUnits } from './money.ts'
import { formatNumber } from './number.ts'

test.each<[number | bigint | string, string]>([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1284500, '1,284,500'],
  [-1234567, '−1,234,567'],
  [123456789012345678901234567890n, '123,456,789,012,345,678,901,234,567,890'],
  ['500000.00', '500,000'],
  [1e21, '1,000,000,000,000,000,000,000'],
])('%s is grouped by thousands with commas: %s [FMT-04]', (value, shown) => {
  expect(formatNumber(value)).toBe(shown)
})

test.each<[number | string, string]>([
  [0.5, '0.50'],
  [1234.5, '1,234.50'],
  ['96.4', '96.40'],
  ['0.1', '0.10'],
  ['12.345', '12.35'],
  ['12.344', '12.34'],
  ['999.999', '1,000.00'],
  ['-0.001', '0.00'],
  [1e-7, '0.00'],
  ['9007199254740993.25', '9,007,199,254,740,993.25'],
])('%s is not whole and shows two decimals: %s [FMT-05]', (value, shown) => {
  expect(formatNumber(value)).toBe(shown)
})

test('throws on an invalid number', () => {
  expect(() => formatNumber(NaN)).toThrow(RangeError)
  expect(() => formatNumber('12,5')).toThrow(RangeError)
  expect(() => formatNumber('')).toThrow(RangeError)
})

test('an amount has the symbol of its currency in the language of the page', () => {
  expect(formatMoney({ amount: '500000.00', currency: 'UZS' }, 'uz')).toBe('500,000\u00a0soʻm')
  expect(formatMoney({ amount: '1000.5', currency: 'UZS' }, 'ru')).toBe('1,000.50\u00a0сум')
  expect(currencyLabel('XYZ', 'uz')).toBe('XYZ')
})

test('whole units are never rounded up', () => {
  expect(wholeUnits({ amount: '99.99', currency: 'UZS' })).toEqual({ amount: '99', currency: 'UZS' })
  expect(wholeUnits({ amount: '100', currency: 'UZS' })).toEqual({ amount: '100', currency: 'UZS' })
})

test('a bar is filled at most to its end', () => {
  const ceiling = { amount: '60.00', currency: 'UZS' }
  expect(fullness({ amount: '15.00', currency: 'UZS' }, ceiling)).toBe(0.25)
  expect(fullness({ amount: '70.00', currency: 'UZS' }, ceiling)).toBe(1)
})

test('a total always shows two decimals', () => {
  expect(formatTotal({ amount: '1284500', currency: 'UZS' }, 'uz')).toEqual({
    before: '',
    figure: '1,284,500.00',
    after: '\u00a0soʻm',
  })
  expect(formatTotal({ amount: '0', currency: 'USD' }, 'ru')).toEqual({
    before: '',
    figure: '0.00',
    after: '\u00a0$',
  })
})

const lateEvening = Date.UTC(2026, 0, 31, 19, 5)

describe('with formats from the settings', () => {
  afterEach(() => setFormats())

  test('numbers have their separators', () => {
    setFormats({ ...defaultFormats, group: '\u00a0', decimal: ',' })
    expect(formatNumber('1234567.5')).toBe('1\u00a0234\u00a0567,50')
  })

  test.each([
    [{ sign: 'сўм' }, '-1234.56', '−1,234.56\u00a0сўм'],
    [{ sign: '$', signPlace: 'before' }, '-1234.56', '−$1,234.56'],
    [{ signPlace: 'before' }, '1234.56', 'UZD\u00a01,234.56'],
    [{ signPlace: 'before' }, '-1234.56', '−UZD\u00a01,234.56'],
    [{ decimals: 0 }, '1000.00', '1,000\u00a0UZD'],
    [{ decimals: 0 }, '999.60', '999.60\u00a0UZD'],
    [{ decimals: 0 }, '999.6', '999.60\u00a0UZD'],
    [{ decimals: 1 }, '-0.05', '−0.05\u00a0UZD'],
    [{ decimals: 0 }, '0.00012300', '0.000123\u00a0UZD'],
    [{}, '1.999', '1.999\u00a0UZD'],
    [{ decimals: 4 }, '1234.56', '1,234.5600\u00a0UZD'],
    [{ decimals: 4 }, '1234', '1,234\u00a0UZD'],
  ] as const)('a currency has its sign, place and decimals: %j', (format, amount, shown) => {
    setFormats({ ...defaultFormats, currencies: { UZD: format } })
    expect(formatMoney({ amount, currency: 'UZD' }, 'ru')).toBe(shown)
  })

  test.each([
    [{ decimals: 0 }, '1000', '1,000'],
    [{ decimals: 0 }, '999.60', '999.60'],
    [{ decimals: 4 }, '1000', '1,000.0000'],
    [{ signPlace: 'before' }, '-5', '−5.00'],
  ] as const)(
    'a total has at least the decimals of %j and a minus in its figure: %s',
    (format, amount, figure) => {
      setFormats({ ...defaultFormats, currencies: { UZD: format } })
      expect(formatTotal({ amount, currency: 'UZD' }, 'ru').figure).toBe(figure)
    },
  )

  test.each([
    ['dd/mm/yyyy', '31/01/2026'],
    ['mm/dd/yyyy', '01/31/2026'],
    ['yyyy-mm-dd', '2026-01-31'],
  ] as const)('dates have their order: %s', (date, shown) => {
    setFormats({ ...defaultFormats, date })
    expect(formatDate(lateEvening, 'UTC')).toBe(shown)
  })

  test.each([
    ['h:mm', '0:05', '12:05', '19:05'],
    ['hh:mm', '00:05', '12:05', '19:05'],
    ['h:mm am', '12:05\u00a0AM', '12:05\u00a0PM', '7:05\u00a0PM'],
  ] as const)('times have their clock: %s', (time, midnight, noon, evening) => {
    setFormats({ ...defaultFormats, time })
    const at = (hour: number) => formatTime(Date.UTC(2026, 0, 31, hour, 5), 'UTC')
    expect([at(0), at(12), at(19)]).toEqual([midnight, noon, evening])
    expect(formatMoment('2026-01-31T19:05:00Z', 'UTC')).toBe(`31.01.2026 ${evening}`)
  })
})

test.each([
  ['UTC', '31.01.2026', '19:05'],
  ['Asia/Tashkent', '01.02.2026', '0:05'],
])('dates are dd.mm.yyyy and times h:mm in the time zone %s [FMT-01, FMT-02]', (timeZone, date, time) => {
  expect(formatDate(lateEvening, timeZone)).toBe(date)
  expect(formatTime(lateEvening, timeZone)).toBe(time)
})

test('hours use 24-hour format without a leading zero [FMT-03]', () => {
  const at = (hour: number) => formatTime(Date.UTC(2026, 5, 1, hour, 7), 'UTC')
  expect([at(0), at(9), at(12), at(23)]).toEqual(['0:07', '9:07', '12:07', '23:07'])
})

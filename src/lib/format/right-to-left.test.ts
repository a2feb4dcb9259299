import bidiFactory from 'bidi-js'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { defaultFormats, setFormats, withoutIsolates, withSign, isolate } from '../../../schemas/formats.ts'
import { toCsv } from './csv.ts'
import { formatDate, formatMoment } from './date.ts'
import { formatMoney } from './money.ts'
import { formatPercent } from './number.ts'

const bidi = bidiFactory()

/** A sentence of a page in Farsi as readers see it, from left to right, without the words around the value. */
function displayed(value: string): string {
  const text = `موجودی ${value} است`
  const shown = withoutIsolates(bidi.getReorderedString(text, bidi.getEmbeddingLevels(text, 'rtl')))
  const [, between = ''] = /^\S+ (.*) \S+$/.exec(shown) ?? []
  return between
}

const currencies = { IRT: { sign: 'تومان' }, USD: { sign: '$', signPlace: 'before' } } as const

beforeEach(() => setFormats({ ...defaultFormats, date: 'dd-mm-yyyy', currencies, isRtl: true }))
afterEach(() => setFormats())

const money = (amount: string, currency = 'UZS') => formatMoney({ amount, currency }, 'uz')
const moment = '2026-03-01T07:30:00Z'

test.each<[string, () => string, string]>([
  ['an amount', () => money('5000'), '5,000\u00a0soʻm'],
  ['a negative amount', () => money('-5000'), '−5,000\u00a0soʻm'],
  ['a sum that came in', () => withSign('+', money('42')), '+42\u00a0soʻm'],
  ['a sum that went out', () => withSign('−', money('5000')), '−5,000\u00a0soʻm'],
  ['an amount with its sign before it', () => withSign('+', money('5', 'USD')), '+$5'],
  ['a negative one', () => money('-5', 'USD'), '−$5'],
  ['a sign alone', () => withSign('×', '20'), '×20'],
  ['a percentage', () => formatPercent('1.5'), '1.50%'],
  ['a phone number', () => isolate('+998 90 ··· ·· 67'), '+998 90 ··· ·· 67'],
  ['a day', () => formatDate(Date.parse(moment), 'UTC'), '01-03-2026'],
  ['a day and a time', () => formatMoment(moment, 'UTC'), '01-03-2026 7:30'],
])('%s keeps its order among words written from right to left', (_what, value, expected) => {
  const isolated = value()
  expect(displayed(isolated)).toBe(expected)
  expect(isolated).not.toBe(expected)
  setFormats({ ...defaultFormats, date: 'dd-mm-yyyy', currencies })
  expect(value()).toBe(expected)
})

test('a currency in the script of the page follows its digits in the direction of the page, and a sign leads them', () => {
  expect(displayed(money('5000', 'IRT'))).toBe('ناموت\u00a05,000')
  expect(displayed(withSign('−', money('5000', 'IRT')))).toBe('ناموت\u00a0−5,000')
})

test('a saved table has no control characters', () => {
  expect(toCsv([[formatMoment(moment, 'UTC'), withSign('+', money('42'))]])).toBe(
    "\ufeff01-03-2026 7:30;'+42\u00a0soʻm\r\n",
  )
})

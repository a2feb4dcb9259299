import { expect, test } from 'vitest'
import { convert, decimalsOf, rateOf } from '../ledger/rates.ts'
import { currencies } from '../ledger/currencies.ts'
import { periodAt } from './periods.ts'

const hour = 60 * 60 * 1000

test.each([
  // 1 March 2026 is a Sunday; 19:00 UTC is midnight in Tashkent.
  ['day', '2026-02-28T19:00:00Z', '2026-03-01T19:00:00Z'],
  ['week', '2026-02-22T19:00:00Z', '2026-03-01T19:00:00Z'],
  ['month', '2026-02-28T19:00:00Z', '2026-03-31T19:00:00Z'],
] as const)("the %s is that of the players' calendar", (period, from, until) => {
  const expected = { from: Date.parse(from), until: Date.parse(until) }
  expect(periodAt(period, expected.until - 1)).toEqual(expected)
  expect(periodAt(period, expected.until - 12 * hour)).toEqual(expected)
  expect(periodAt(period, expected.until).from).toBe(expected.until)
})

test('every currency has a rate, and amounts survive conversion there and back', () => {
  for (const currency of currencies) {
    expect(Number(rateOf(currency))).toBeGreaterThan(0)
    const million = 1_000_000n * 10n ** BigInt(decimalsOf(currency))
    // Conversion rounds towards zero and loses at most the last digit.
    const back = convert(convert(million, currency, 'UZS'), 'UZS', currency)
    expect(million - back).toBeGreaterThanOrEqual(0n)
    expect(million - back).toBeLessThanOrEqual(1n)
  }
  expect(convert(100n, 'USD', 'UZS')).toBe(1_250_000n)
})

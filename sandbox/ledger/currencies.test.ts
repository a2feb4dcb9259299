import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencies, isChoosable, toAmount, toMinorUnits } from './currencies.ts'

describe('amounts and minor units', () => {
  test.each([
    ['500000', 50_000_000n],
    ['500000.00', 50_000_000n],
    ['0.5', 50n],
    ['-1.05', -105n],
    ['1.100000', 110n],
  ])('%s is %s hundredths', (amount, minorUnits) => {
    expect(toMinorUnits(amount, 'UZS')).toBe(minorUnits)
  })

  test.each(['0.001', 'abc', '', '1,5', '1e5', '--1'])('%s is not an amount of the currency', (amount) => {
    expect(toMinorUnits(amount, 'UZS')).toBeUndefined()
  })

  test.each([
    [650n, 'USD', true],
    [2_000_000n, 'UZS', true],
    [2_000_050n, 'UZS', false],
    [5_000_001n, 'USDT', true],
  ])('%s minor units of %s may be chosen: %s', (units, currency, isPossible) => {
    expect(isChoosable(units, currency)).toBe(isPossible)
  })

  test('every number of minor units survives a round trip, even beyond the range of floats', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(2n ** 62n), max: 2n ** 62n }),
        fc.constantFrom(...currencies),
        (units, currency) => {
          expect(toMinorUnits(toAmount(units, currency), currency)).toBe(units)
        },
      ),
    )
  })
})

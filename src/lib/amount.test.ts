import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addAmounts, compareAmounts, negateAmount, percentOf, subtractAmounts, wholeTimes } from './amount.ts'

/** Amounts in the platform's format: up to 8 decimals. */
const amounts = fc
  .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.integer({ min: 0, max: 8 }))
  .map(([units, scale]) => {
    const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0')
    const cut = digits.length - scale
    return `${units < 0n ? '-' : ''}${digits.slice(0, cut)}${scale ? `.${digits.slice(cut)}` : ''}`
  })

describe('amounts', () => {
  it('adds without floating-point errors', () => {
    expect(addAmounts('0.1', '0.2')).toBe('0.3')
    expect(addAmounts('9007199254740993.00', '0.01')).toBe('9007199254740993.01')
    expect(addAmounts()).toBe('0')
  })

  it('subtracts below zero', () => {
    expect(subtractAmounts('1.00', '36000.50')).toBe('-35999.50')
    expect(negateAmount('0.05')).toBe('-0.05')
  })

  it('compares values, not spelling', () => {
    expect(compareAmounts('20000', '20000.00')).toBe(0)
    expect(compareAmounts('9', '10.0')).toBe(-1)
    expect(compareAmounts('-1', '-1.5')).toBe(1)
  })

  it('takes a percentage and rounds half up to two decimals', () => {
    expect(percentOf('500000', '0')).toBe('0.00')
    expect(percentOf('500000', '1.5')).toBe('7500.00')
    expect(percentOf('0.50', '1')).toBe('0.01')
    expect(percentOf('0.49', '1')).toBe('0.00')
    expect(percentOf('-0.50', '1')).toBe('-0.01')
  })

  it('throws on an invalid amount', () => {
    expect(() => addAmounts('1e5')).toThrow('not an amount: 1e5')
    expect(() => addAmounts('')).toThrow('not an amount')
  })

  it('subtracting what was added gives the original amount', () => {
    fc.assert(
      fc.property(amounts, amounts, (first, second) => {
        expect(compareAmounts(subtractAmounts(addAmounts(first, second), second), first)).toBe(0)
      }),
    )
  })
})

it.each([
  ['4.35', '0.05', 87n],
  ['0.3', '0.1', 3n],
  ['7000.00', '5000', 1n],
  ['0.99', '1', 0n],
  ['1', '0.00', undefined],
])('%s contains %s %s times', (amount, part, times) => {
  expect(wholeTimes(amount, part)).toBe(times)
})

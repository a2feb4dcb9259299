import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultFormats, setFormats } from '../../../schemas/formats.ts'
import { plainNumber, toNumber } from './numbers.ts'

const sent = (typed: string) => toNumber(plainNumber(typed))

/** A decimal number as sign, digits without leading zeros, and decimals without trailing ones. */
function canonical(text: string): string {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.')
  const digits = whole.replace(/^0+(?=\d)/, '')
  const decimals = fraction.replace(/0+$/, '')
  const number = decimals === '' ? digits : `${digits}.${decimals}`
  return text.startsWith('-') && /[1-9]/.test(number) ? `-${number}` : number
}

/** All digits of a number, without an exponent. */
const digitsOfNumber = (value: number) =>
  canonical(value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 }))

const decimal = fc
  .tuple(
    fc.constantFrom('', '-'),
    fc.bigInt({ min: 0n, max: 10n ** 25n }),
    fc.option(fc.bigInt({ min: 0n, max: 10n ** 20n })),
  )
  .map(([sign, whole, fraction]) => `${sign}${whole}${fraction === null ? '' : `.${fraction}`}`)

describe('a typed number', () => {
  test('is sent as the same number, or kept as typed', () => {
    fc.assert(
      fc.property(decimal, (typed) => {
        const value = sent(typed)
        if (typeof value === 'number') expect(digitsOfNumber(value)).toBe(canonical(typed))
        else expect(value).toBe(typed)
      }),
      { numRuns: 2000 },
    )
  })

  test.each([
    ['+5', 5],
    ['.5', 0.5],
    ['-,25', -0.25],
    ['\u0661\u0662', 12],
    ['\uff11.\uff15', 1.5],
  ])('may be written as %j', (typed, value) => {
    expect(sent(typed)).toBe(value)
  })

  test('is sent if it has at most 15 digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), (hundredths) => {
        const value = Number(`${hundredths}e-2`)
        expect(sent(String(value))).toBe(value)
        expect(sent(String(value).replace('.', ','))).toBe(value)
      }),
    )
  })

  test.each([
    ['9007199254740991', 9007199254740991],
    ['1 000,50', 1000.5],
    ['-0', 0],
    ['007', 7],
    ['0.0000001', 1e-7],
    ['5.', 5],
    ['1234567890123.456', 1234567890123.456],
    ['001234567890123,4560', 1234567890123.456],
    ['\u22125', -5],
    ['\u2013 5,5', -5.5],
    ['\uff0d12', -12],
    ['0,125', 0.125],
    ['1000,125', 1000.125],
  ])('%s is sent as %d', (typed, value) => {
    expect(sent(typed)).toBe(value)
  })

  test.each([
    '9007199254740993',
    '90071992547409.91',
    '0.12345678901234567',
    '9'.repeat(400),
    '-9007199254740992',
    '0x10',
    '1e5',
    'Infinity',
    '12a',
    '1,2,3',
    '-',
    '5\u22125',
    '\u2212\u22125',
    '\u2212a',
    // One thousand where commas group thousands, one where they are decimal signs.
    '1,000',
    '-12,500',
  ])('%s is kept as typed', (typed) => {
    expect(sent(typed)).toBe(typed)
  })

  test('has a decimal comma where commas do not group thousands', () => {
    setFormats({ ...defaultFormats, group: '\u00a0', decimal: ',' })
    expect(sent('1,125')).toBe(1.125)
    setFormats()
  })

  test('that is deleted is no value', () => {
    expect(sent('')).toBeUndefined()
  })
})

import { afterEach, describe, expect, test } from 'vitest'
import { defaultFormats, groupThousands, setFormats } from '../../../schemas/formats.ts'
import {
  applyMask,
  maskAmount,
  maskDate,
  maskPhone,
  caretAfterDigits,
  nationalDigits,
  plainAmount,
  withoutDigit,
} from './masks.ts'
import { passwordStrength } from '../form/fields/password-strength.ts'

const phone = '## ### ## ##'

describe('a mask', () => {
  test.each([
    ['', ''],
    ['9', '9'],
    ['90', '90'],
    ['901', '90 1'],
    ['901234567', '90 123 45 67'],
  ])('formats %j as %j', (digits, arranged) => {
    expect(applyMask(phone, digits)).toBe(arranged)
  })

  test('keeps digits beyond its length', () => {
    expect(applyMask(phone, '9012345678')).toBe('90 123 45 678')
  })

  test('groups thousands by commas', () => {
    expect(['', '500', '5000', '500000', '10000000'].map(groupThousands)).toEqual([
      '',
      '500',
      '5,000',
      '500,000',
      '10,000,000',
    ])
  })
})

describe('an amount in the formats of the settings', () => {
  afterEach(() => setFormats())
  const type = (keys: string) => Array.from(keys).reduce((text, key) => maskAmount(text + key, text), '')

  test.each([
    ['\u00a0', ',', '1234567', '1\u00a0234\u00a0567', '1234567'],
    ['\u00a0', ',', '1234,5', '1\u00a0234,5', '1234.5'],
    ['.', ',', '1234567', '1.234.567', '1234567'],
    ['.', ',', '1234,5', '1.234,5', '1234.5'],
    ['\u00a0', '.', '1234.5', '1\u00a0234.5', '1234.5'],
    // Where neither sign groups thousands, both are decimal signs.
    ['\u00a0', ',', '12.5', '12,5', '12.5'],
    ['\u00a0', ',', '1234.5', '1\u00a0234,5', '1234.5'],
    ['\u00a0', '.', '12,5', '12.5', '12.5'],
    // Where a sign groups thousands, it does so while it is typed.
    [',', '.', '12,500', '12,500', '12500'],
    ['.', ',', '12.500', '12.500', '12500'],
  ])('with %j and %j, %j is typed as %j and sent as %j', (group, decimal, keys, text, sent) => {
    setFormats({ ...defaultFormats, group, decimal })
    expect(type(keys)).toBe(text)
    expect(plainAmount(text)).toBe(sent)
  })

  test('is pasted with either decimal separator', () => {
    setFormats({ ...defaultFormats, group: '\u00a0', decimal: ',' })
    expect(maskAmount('1234.50', '')).toBe('1\u00a0234,50')
    expect(maskAmount('1 234,00', '')).toBe('1\u00a0234')
  })

  test.each([
    ['\u00a0', ',', '1,234.50', '', '1\u00a0234,50'],
    ['\u00a0', ',', '1.234,50', '', '1\u00a0234,50'],
    ['\u00a0', '.', '1.234,50', '', '1\u00a0234.50'],
    ['\u00a0', '.', '1,234,567', '', '1\u00a0234\u00a0567'],
    ['\u00a0', '.', '1,000', '', '1\u00a0000'],
    ['\u00a0', ',', '1.234', '', '1\u00a0234'],
    ['\u00a0', '.', '12,3456', '12', '12.3456'],
    [',', '.', '1.234,50', '', '1,234.50'],
    [',', '.', '1.000', '', '1.000'],
    [',', '.', '1,234.50 $', '', '1,234.50'],
    [',', '.', '1.234.567,00', '', '1,234,567'],
    [',', '.', '1.234.567', '', '1,234,567'],
    [',', '.', '1.234,5678', '', '1,234.5678'],
    [',', '.', '0,1234', '', '0.1234'],
    [',', '.', '12,5', '', '12.5'],
    [',', '.', '12,5', '12', '12.5'],
    [',', '.', '1,234567', '1,234', '1,234,567'],
    ['.', ',', '1,234.50', '', '1.234,50'],
    ['.', ',', '1.234', '', '1.234'],
  ])('with %j and %j, %j pasted is read by its own signs', (group, decimal, text, previous, shown) => {
    setFormats({ ...defaultFormats, group, decimal })
    expect(maskAmount(text, previous)).toBe(shown)
  })
})

describe('a phone number', () => {
  test.each([
    ['901234567', '901234567'],
    ['+998 90 123-45-67', '901234567'],
    ['998901234567', '901234567'],
    ['99 890 12 34', '998901234'],
    ['00998901234567', '901234567'],
    ['8 (90) 123-45-67', '901234567'],
    ['+7 999 123-45-67', '79991234567'],
  ])('typed as %j has the national digits %j', (text, digits) => {
    expect(nationalDigits(text, '+998', phone)).toBe(digits)
  })
})

describe('a phone number being typed', () => {
  const type = (keys: string) =>
    Array.from(keys).reduce((text, key) => maskPhone(text + key, text, '+998', phone), '')

  test.each([
    ['901234567', '90 123 45 67'],
    ['+998901234567', '90 123 45 67'],
    ['998901234567', '90 123 45 67'],
    ['+99', '+99'],
    // An operator's code may equal the country code or the long-distance prefix 8: an extra digit must not
    // remove any.
    ['9981234567', '99 812 34 567'],
    ['8812345678', '88 123 45 678'],
  ])('%s becomes %s', (keys, text) => {
    expect(type(keys)).toBe(text)
  })
})

describe('an amount', () => {
  test.each([
    ['5000', '500', '5,000'],
    ['1,00', '1,000', '100'],
    ['1 000 000', '', '1,000,000'],
    ['1,000,000.00', '', '1,000,000'],
    ['1 000,50', '', '1,000.50'],
    ['1000.', '1,000', '1,000.'],
    ['1,000.5', '1,000.', '1,000.5'],
    // Neither silently positive, nor anything else than what was pasted.
    ['\u22125000', '', '-5,000'],
    ['-', '', '-'],
    ['-5', '-', '-5'],
    ['5-5', '5', '55'],
  ])('%j after %j becomes %j', (text, previous, arranged) => {
    expect(maskAmount(text, previous)).toBe(arranged)
  })

  test('groups ten thousand digits without delay', () => {
    const begun = performance.now()
    expect(groupThousands('1'.repeat(10_000))).toHaveLength(13_333)
    expect(performance.now() - begun).toBeLessThan(200)
  })
})

test('removes a digit by its number, regardless of separators', () => {
  expect(withoutDigit('90 123', 2)).toBe('90 23')
})

describe('a date', () => {
  test('keeps its parts while one of them is corrected', () => {
    expect(maskDate('14.0.1998', '14.03.1998')).toBe('14.01.998')
  })

  test.each([
    ['1', '1'],
    ['14', '14'],
    ['143', '14.3'],
    ['14031998', '14.03.1998'],
    ['1.2.1990', '01.02.1990'],
    ['1.', '01'],
    ['1998-03-14', '14.03.1998'],
    ['14/03/1998', '14.03.1998'],
    ['140319981', '14.03.1998'],
  ])('typed or pasted %j becomes %j', (text, arranged) => {
    expect(maskDate(text)).toBe(arranged)
  })
})

describe('the caret', () => {
  test.each([
    [0, 0],
    [2, 2],
    [3, 4],
    [9, 12],
    [12, 12],
  ])('after digit %i of a phone number is at offset %i', (digits, position) => {
    expect(caretAfterDigits('90 123 45 67', digits)).toBe(position)
  })
})

test.each([
  ['', 0],
  ['abc', 1],
  ['abcdef', 1],
  ['abcdefg1', 3],
  ['abcd1234EF!?', 4],
])('rates the strength of the password %j as %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})

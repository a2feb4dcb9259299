import { describe, expect, test } from 'vitest'
import {
  applyMask,
  caretAfterDigits,
  maskDate,
  maskDigits,
  maskExpiry,
  maskPhone,
  nationalDigits,
  readPhone,
  readWholePhone,
  withoutDigit,
} from './masks.ts'
import { passwordStrength } from '../../../forms/react/widgets/password-strength.ts'

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

  test.each(['4111 1111 1111 111O', '4111x', '\u0664\u0661', '4111 ext. 5'])('leaves %j as typed', (text) => {
    expect(maskDigits(text, '#### #### #### ####')).toBe(text)
    expect(maskPhone(text, '', '+998', phone)).toBe(text)
    expect(readPhone(text, '+998', phone)).toBe(text)
    expect(maskDate(text)).toBe(text)
    expect(maskExpiry(text)).toBe(text)
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

describe('a phone number of another country', () => {
  test.each([
    ['+7 999 123-45-67', '+79991234567'],
    ['+99', '+99'],
  ])('%j stays as typed and is sent as %j', (text, number) => {
    expect(maskPhone(text, '', '+998', phone)).toBe(text)
    expect(readPhone(text, '+998', phone)).toBe(number)
  })

  test.each([
    ['90 123 45 67', '+998901234567'],
    ['90 123 45', '+998 90 123 45'],
    ['+998 90', '+998 90'],
    ['+7 921 555', '+7921555'],
    ['', undefined],
  ])('%j is no number of the country before it is complete', (text, number) => {
    expect(readWholePhone(text, '+998', phone)).toBe(number)
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

test('removes a digit by its number, regardless of separators', () => {
  expect(withoutDigit('90 123', 2)).toBe('90 23')
})

describe('a date', () => {
  test('keeps its parts while one of them is corrected', () => {
    expect(maskDate('14.0.1998', '14.03.1998', { start: 4, end: 4 })).toBe('14.01.998')
  })

  test.each([
    ['1', '1'],
    ['14', '14'],
    ['143', '14.3'],
    ['14031998', '14.03.1998'],
    ['1.2.1990', '01.02.1990'],
    ['1.', '01'],
    ['1998-03-14', '14.03.1998'],
    ['1998-03-14T00:00:00Z', '14.03.1998'],
    ['1998/3/14', '14.03.1998'],
    ['14/03/1998', '14.03.1998'],
    ['140319981', '14.03.19981'],
  ])('typed or pasted %j becomes %j', (text, arranged) => {
    expect(maskDate(text)).toBe(arranged)
  })
})

describe('the expiry of a card', () => {
  test.each([
    ['12/2030', '12/30'],
    ['12 / 2030', '12/30'],
    ['122030', '12/30'],
    ['2030-12', '12/30'],
    ['203012', '12/30'],
    ['2030-1', '01/30'],
    ['1/30', '01/30'],
    ['1/2030', '01/30'],
    ['12-30', '12/30'],
    ['1230', '12/30'],
    ['13/30', '13/30'],
    ['12/20301', '12/20301'],
  ])('filled in as %j becomes %j', (text, expiry) => {
    expect(maskExpiry(text)).toBe(expiry)
  })

  test.each([
    ['1230', '12/30'],
    ['1/30', '01/30'],
    ['12/2030', '12/30'],
    ['122030', '12/30'],
    ['2030-12', '12/30'],
    ['203012', '12/30'],
  ])('typed as %j becomes %j', (keys, expiry) => {
    const typed = Array.from(keys).reduce((text, key) => maskExpiry(text + key), '')
    expect(typed).toBe(expiry)
  })

  test('keeps its parts while one of them is corrected', () => {
    expect(maskExpiry('1/30', '12/30', { start: 1, end: 1 })).toBe('13/0')
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

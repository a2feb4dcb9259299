import { describe, expect, test } from 'vitest'
import { applyMask, arrangeDate, caretAfterDigits, groupThousands, nationalDigits } from './masks.ts'
import { passwordStrength } from './password-strength.ts'

const phone = '## ### ## ##'

describe('a mask', () => {
  test.each([
    ['', ''],
    ['9', '9'],
    ['90', '90'],
    ['901', '90 1'],
    ['901234567', '90 123 45 67'],
  ])('arranges %j as %j', (digits, arranged) => {
    expect(applyMask(phone, digits)).toBe(arranged)
  })

  test('keeps digits that it has no place for', () => {
    expect(applyMask(phone, '9012345678')).toBe('90 123 45 678')
  })

  test('thousands are grouped by commas', () => {
    expect(['', '500', '5000', '500000', '10000000'].map(groupThousands)).toEqual([
      '',
      '500',
      '5,000',
      '500,000',
      '10,000,000',
    ])
  })
})

describe('a phone', () => {
  test.each([
    ['901234567', '901234567'],
    ['+998 90 123-45-67', '901234567'],
    ['998901234567', '901234567'],
    ['99 890 12 34', '998901234'],
    ['+7 999 123-45-67', '79991234567'],
  ])('written %j has the national digits %j', (text, digits) => {
    expect(nationalDigits(text, '+998', phone)).toBe(digits)
  })
})

describe('a date', () => {
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
    expect(arrangeDate(text)).toBe(arranged)
  })
})

describe('the caret', () => {
  test.each([
    [0, 0],
    [2, 2],
    [3, 4],
    [9, 12],
    [12, 12],
  ])('behind digit %i of a phone stands at %i', (digits, position) => {
    expect(caretAfterDigits('90 123 45 67', digits)).toBe(position)
  })
})

test.each([
  ['', 0],
  ['abc', 1],
  ['abcdef', 1],
  ['abcdefg1', 3],
  ['abcd1234EF!?', 4],
])('the password %j has strength %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})

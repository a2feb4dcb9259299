import { afterEach, describe, expect, test } from 'vitest'
import { defaultFormats, setFormats } from './formats.ts'
import { groupAmount, readAmount, readNumber, writeAmount } from './typed-amount.ts'

afterEach(() => setFormats())

const nbsp = '\u00a0'
const page = (group: string, decimal: string) => setFormats({ ...defaultFormats, group, decimal })

describe('an amount', () => {
  test.each([
    ['6.50', '6.50'],
    ['12,50', '12.50'],
    ['112.37', '112.37'],
    ['1 112,37', '1112.37'],
    [`1${nbsp}112.37`, '1112.37'],
    ['1\u202f000', '1000'],
    ['1,112.37', '1112.37'],
    ['1.112,37', '1112.37'],
    ["1'112.37", '1112.37'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['1234,5', '1234.50'],
    [' 500 ', '500'],
    ['5.', '5'],
    ['1000.00', '1000'],
    ['1 000,00', '1000'],
    ['0.50', '0.50'],
  ])('typed as %j is %j', (text, amount) => {
    expect(readAmount(text, 2)).toBe(amount)
  })

  test.each([
    '1e3',
    '-5',
    '+5',
    '0x10',
    '1/2',
    'abc',
    '5 $',
    '.50',
    '007',
    '1,2,3',
    '12,34,567',
    '1,23.50',
    '1.5.5',
    '1 2',
    '1234 567',
    '1 234 56',
    '1,234,56',
    '12.345',
    '1,2345',
    '\u0661\u0662',
    '\uff11\uff12',
    '',
  ])('is not %j', (text) => {
    expect(readAmount(text, 2)).toBeUndefined()
  })

  // Three digits after a single sign are thousands or decimals.
  test.each([
    [',', '.', 2, '1,234', '1234'],
    [',', '.', 2, '1.234', undefined],
    [',', '.', 2, '1.000', undefined],
    ['.', ',', 2, '1.234', '1234'],
    ['.', ',', 2, '1,234', undefined],
    [nbsp, ',', 2, '1.234', undefined],
    [nbsp, ',', 2, '1,234', undefined],
    [nbsp, '.', 2, '1,000', undefined],
    [',', '.', 6, '1,234', undefined],
    [',', '.', 6, '1.234', '1.234'],
    [',', '.', 6, '1,2345', '1.2345'],
    [',', '.', 6, '0,123', '0.123'],
    [nbsp, ',', 6, '1.234', undefined],
    [nbsp, ',', 6, '1,234', '1.234'],
  ])('on a page with %j and %j, and %i decimals, %j is %j', (group, decimal, decimals, text, amount) => {
    page(group, decimal)
    expect(readAmount(text, decimals)).toBe(amount)
  })

  test('has no more decimals than its currency', () => {
    expect(readAmount('6.5', 0)).toBeUndefined()
    expect(readAmount('6.0', 0)).toBe('6')
    expect(readAmount('6.55', 1)).toBeUndefined()
  })

  test.each([
    [',', '.', '1234567.50', '1,234,567.50'],
    [nbsp, ',', '1234567.50', `1${nbsp}234${nbsp}567,50`],
    ['.', ',', '1234567', '1.234.567'],
  ])('on a page with %j and %j, %j is written as %j', (group, decimal, amount, text) => {
    page(group, decimal)
    expect(writeAmount(amount, 2)).toBe(text)
    expect(readAmount(text, 2)).toBe(amount)
  })

  test('is not grouped where thousands would look like decimals', () => {
    expect(writeAmount('1234.5', 6)).toBe('1234.5')
    expect(readAmount(writeAmount('1234', 6), 6)).toBe('1234')
  })

  test.each(['12,5', '0050', '-5', '1e3', '12.5.5'])('stays as typed if it is %j', (text) => {
    expect(groupAmount(text, 2)).toBe(text)
  })

  test('of ten thousand digits is grouped without delay', () => {
    const begun = performance.now()
    expect(groupAmount('1'.repeat(10_000), 2)).toHaveLength(13_333)
    expect(performance.now() - begun).toBeLessThan(200)
  })
})

describe('a number', () => {
  test.each([
    ['007', '007'],
    ['0.0000001', '0.0000001'],
    ['1000,125', '1000.125'],
    ['12 34', undefined],
    ['1,000', undefined],
  ])('typed as %j is %j', (text, number) => {
    expect(readNumber(text)).toBe(number)
  })
})

import { expect, test } from 'vitest'
import { textsMatching, type TextRules } from './pattern-language.ts'

const rules = (source: string, more: Partial<TextRules> = {}): TextRules => ({
  patterns: [source],
  forbidden: [],
  minLength: 0,
  maxLength: 2000,
  ...more,
})

test.each([
  'a',
  '^a+$',
  '^[a-z]{2,4}\\d$',
  '^(?=.*\\d)(?=.*[a-z]).{8,}$',
  '^(?!000)\\d{3}$',
  '^(?:\\+998)?\\d{9}$',
  '^\\p{Lu}\\p{L}+$',
  '^$|^\\d{5}$',
  '^[^\\d@_"]*$',
  '^(?!.*\\s).+$',
  '^[1-9]\\d{0,6}(\\.\\d{1,2})?$',
  '^^a$$',
])('finds different texts that match %s', (source) => {
  const found = textsMatching(rules(source), 3)
  expect(found).toEqual(expect.any(Array))
  expect(new Set(found).size).toBe(found.length)
  for (const text of found) expect(text).toMatch(new RegExp(source, 'u'))
})

test('finds texts of the required length that do not match a forbidden pattern', () => {
  const found = textsMatching(rules('^\\d+$', { forbidden: ['^[0-4]'], minLength: 3, maxLength: 4 }), 5)
  expect(found).toHaveLength(5)
  for (const text of found) expect(text).toMatch(/^[5-9]\d{2,3}$/)
})

test('finds a text with one phrase and without others, which there are too many ways to avoid', () => {
  const forbidden = ['is in the future', 'is not a valid date', 'Benefit type .*? is invalid']
  const found = textsMatching(rules('is before AMA Activation Date', { forbidden }), 1)
  expect(found).toEqual(['is before AMA Activation Date'])
})

test.each<[source: string, more?: Partial<TextRules>]>([
  ['^a$b'],
  ['$a'],
  ['(?!)'],
  ['[^\\s\\S]'],
  ['^\\d{6}$', { maxLength: 5 }],
  ['^\\d{6}$', { minLength: 7 }],
  ['^a', { patterns: ['^a', '^b'] }],
  ['^\\d+$', { forbidden: ['\\d'] }],
  ['a', { minLength: 3, maxLength: 2 }],
])('tells that no text matches %s %j', (source, more) => {
  expect(textsMatching(rules(source, more), 1)).toBe('impossible')
})

test.each(['\\bfoo\\b', '(a)\\1b(?=c)', '(?=.*\\d)(?=\\D+$)x'])(
  'does not know whether a text matches %s',
  (source) => {
    expect(textsMatching(rules(source), 1)).toBe('unknown')
  },
)

import { expect, test } from 'vitest'
import { canonicalText } from './inline-codes.ts'

test.each([
  ['<p>a&#1;b</p>', '<p>ab</p>'],
  ['<p>a&#x8;&#x0B;b</p>', '<p>ab</p>'],
  ['<p>a&#xFFFE;&#xFFFF;b</p>', '<p>ab</p>'],
  ['<p><a href="/a&#1;b">x</a></p>', '<p><a href="/ab">x</a></p>'],
  ['<p>a&amp;#1;b</p>', '<p>a&amp;#1;b</p>'],
  ['<p>&#x1F600;&#10;&nbsp;&#128;&#0;&#xD800;</p>', '<p>\u{1F600}\n\u00A0€\uFFFD\uFFFD</p>'],
])('a text may refer to characters that XML cannot contain: %s', (text, expected) => {
  expect(canonicalText(text, 'rich-text')).toBe(expected)
})

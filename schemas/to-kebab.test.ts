import { expect, test } from 'vitest'
import { toKebab } from './to-kebab.ts'

test.each([
  ['Hero', 'hero'],
  ['GameRow', 'game-row'],
  ['FAQList', 'faq-list'],
  ['Top10List', 'top10-list'],
])('%s becomes %s', (name, expected) => {
  expect(toKebab(name)).toBe(expected)
})

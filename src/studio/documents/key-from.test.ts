import { expect, it } from 'vitest'
import { keyFrom } from './key-from.ts'

it.each([
  ['summer-cup', 'summer-cup'],
  ['form.v1', 'form.v1'],
  ['Kuz aksiyasi', 'kuz-aksiyasi'],
  ['Oʻzbekiston', 'ozbekiston'],
  ['Новогодняя акция 2027', 'novogodnyaya-aktsiya-2027'],
  ['Қиш ўйинлари', 'qish-oyinlari'],
  ['Café & bar', 'cafe-bar'],
  [' — ', ''],
  ['x'.repeat(90), 'x'.repeat(80)],
])('makes %j the key %j', (name, key) => {
  expect(keyFrom(name)).toBe(key)
})

it('lets a name be typed word by word', () => {
  expect(keyFrom('kuz ')).toBe('kuz-')
})

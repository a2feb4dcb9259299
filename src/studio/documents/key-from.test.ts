import { expect, it } from 'vitest'
import { keyFrom, nameFrom } from './key-from.ts'

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

it.each([
  ['summer-cup', { key: 'summer-cup' }],
  ['form.v1 ', { key: 'form.v1' }],
  ['Marra', { key: 'marra', title: 'Marra' }],
  [' Новая  весна! ', { key: 'novaya-vesna', title: 'Новая весна!' }],
  ['акция —', { key: 'aktsiya', title: 'акция —' }],
])('takes %j for a title if it is more than a key', (typed, name) => {
  expect(nameFrom(typed)).toEqual(name)
})

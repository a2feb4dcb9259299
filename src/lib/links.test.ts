import { expect, test } from 'vitest'
import { isInternalPath, webAddress, withQuery } from './links.ts'

test.each([
  ['/', true],
  ['/rules?a=1', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['https://evil.example', false],
  ['rules', false],
  ['', false],
])('%s is a path of this site: %s', (target, expected) => {
  expect(isInternalPath(target)).toBe(expected)
})

test.each([
  ['https://pay.example/x', 'https://pay.example/x'],
  ['http://pay.example', 'http://pay.example/'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['//pay.example', undefined],
  ['https://', undefined],
])('of %s only an absolute http(s) address is followed', (target, href) => {
  expect(webAddress(target)?.href).toBe(href)
})

test('query keys join those that are there and stand before the hash', () => {
  expect(withQuery('/a?b=1#c', { d: '2' })).toBe('/a?b=1&d=2#c')
  expect(withQuery('/a?b=1', { b: '2' })).toBe('/a?b=2')
  expect(withQuery('/a', {})).toBe('/a')
})

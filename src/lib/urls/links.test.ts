import { expect, test } from 'vitest'
import { carryQuery, isInternalPath, navigationTarget, webAddress, withQuery } from './links.ts'

test.each([
  ['/', true],
  ['/rules?a=1', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/\t/evil.example', false],
  ['/\n\\evil.example', false],
  ['\t//evil.example', false],
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
])('of %s only an absolute http(s) address is followed [RULE-33, RULE-34]', (target, href) => {
  expect(webAddress(target)?.href).toBe(href)
})

test('a path of this site is followed, and an external address only with the opt-in', () => {
  expect(navigationTarget('/rules?a=1')).toEqual({ internal: '/rules?a=1' })
  expect(navigationTarget('/rules', { external: true })).toEqual({ internal: '/rules' })
  expect(navigationTarget('https://pay.example/x', { external: true })).toEqual({
    external: 'https://pay.example/x',
  })
})

test.each(['https://pay.example', '//pay.example', 'javascript:alert(1)', '/\t/evil.example'])(
  'without the opt-in %s is refused as external [ERR-40]',
  (address) => {
    expect(() => navigationTarget(address)).toThrow(
      'Navigating to an external URL is not allowed by default.',
    )
  },
)

test.each(['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', 'vbscript:x', '//pay.example'])(
  'with the opt-in %s is refused for its protocol [ERR-41]',
  (address) => {
    expect(() => navigationTarget(address, { external: true })).toThrow(
      'Cannot navigate to a URL with that protocol.',
    )
  },
)

test('query keys join existing ones and precede the hash', () => {
  expect(withQuery('/a?b=1#c', { d: '2' })).toBe('/a?b=1&d=2#c')
  expect(withQuery('/a?b=1', { b: '2' })).toBe('/a?b=2')
  expect(withQuery('/a', {})).toBe('/a')
})

test('a query is carried to another path, whose own keys take precedence', () => {
  expect(carryQuery('/new', '')).toBe('/new')
  expect(carryQuery('https://shop.example/sale?a=1', '?a=2&b=3')).toBe('https://shop.example/sale?a=1&b=3')
  expect(carryQuery('/new?a=1#top', '?a=2&promo_code=X')).toBe('/new?a=1&promo_code=X#top')
})

import { expect, it } from 'vitest'
import { lift } from '../lift.ts'
import { fits } from '../../../server/content/model/contracts.ts'
import { documentKinds } from '../../kinds/index.ts'
import { RedirectRule } from './redirects.ts'

it('keeps the addresses of version 1 under the names of version 2 [ENT-30]', () => {
  const items = [{ from: '/old', to: '/new' }]
  expect(lift({ items }, 1, documentKinds.redirects)).toEqual({
    items: [{ from_url: '/old', to_url: '/new' }],
  })
})

it.each([[null], ['/old'], [{ from: '/old' }], [{ to: '/new' }], [{ from_url: '/old', to_url: '/new' }]])(
  'leaves %j in a document of version 1 as it is, for publishing to report',
  (item) => {
    expect(lift({ items: [item] }, 1, documentKinds.redirects)).toEqual({ items: [item] })
  },
)

it.each([
  ['/new', true],
  ['/new/*?a=1#b', true],
  ['https://example.com', true],
  ['https://example.com/*', true],
  ['https://*.example.com/', false],
  ['https://user@example.com/', false],
  ['//example.com/', false],
  ['javascript:alert(1)', false],
])('whether %s may be a target: %s', (to_url, mayBe) => {
  expect(fits(RedirectRule, { from_url: '/old/*', to_url })).toBe(mayBe)
})

it.each([
  ['/Old-Bonus/', true],
  ['/акции/*', true],
  ['/a b', false],
  ['/a?b=1', true],
  ['/a?b=*', false],
  ['/a?', false],
  ['a', false],
])('whether %s may be redirected: %s', (from_url, mayBe) => {
  expect(fits(RedirectRule, { from_url, to_url: '/' })).toBe(mayBe)
})

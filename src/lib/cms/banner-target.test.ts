import { expect, it } from 'vitest'
import { bannerTarget } from './banner-target.ts'

it('a banner without a slug leads to the offers', () => {
  expect(['', '  '].map(bannerTarget)).toEqual(['/offers', '/offers'])
})

it.each([
  ['weekly-cashback', '/weekly-cashback'],
  ['/offers/3', '/offers/3'],
  ['https://t.me/marra', 'https://t.me/marra'],
  ['//evil.example', '/evil.example'],
])('a banner with the slug %s leads to %s', (slug, target) => {
  expect(bannerTarget(slug)).toBe(target)
})

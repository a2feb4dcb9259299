import { expect, test } from 'vitest'
import { isProtected, ruleOf } from './route-rules.ts'

test.each([
  ['/api/games/get', false],
  ['/studio', false],
  ['/builds/latest.json', false],
  ['/platform/game/aviora/play', false],
  ['/platform/game/aviora', true],
  ['/apiary', undefined],
  ['/', undefined],
  ['/offers/2', undefined],
])('at %s there is a page of the application: %s', (path, page) => {
  expect(ruleOf(path).page).toBe(page)
})

test.each([
  ['/game/aviora', false],
  ['/platform/game/aviora', false],
  ['/cashier', false],
  ['/cashier/deposit/uzcard', false],
  ['/forms/sign_in', false],
  ['/gamehall', undefined],
  ['/profile/settings', undefined],
])('the page at %s may reload automatically: %s', (path, reload) => {
  expect(ruleOf(path).reload).toBe(reload)
})

test('rules of another build are read the same way, and the first match applies', () => {
  const rules = { '/new/**': { page: false }, '/**': { reload: false } }
  expect(ruleOf('/new/thing', rules)).toEqual({ page: false })
  expect(ruleOf('/a.b', rules)).toEqual({ reload: false })
})

test.each([
  ['/cashier/deposit', true],
  ['/profile', true],
  ['/bets/history', true],
  ['/responsible-game', true],
  ['/tournaments/bets', true],
  ['/promotions/bets-week', false],
  ['/my-profile', false],
  ['/', false],
])('%s is for players only: %s [RULE-11]', (path, expected) => {
  expect(isProtected(path, false)).toBe(expected)
})

test.each([
  ['/help/cashier', false],
  ['/bets-week/profile', false],
  ['/cashier/help', true],
  ['/profile/rules', true],
])('the content page %s is for players only: %s [RULE-10]', (path, expected) => {
  expect(isProtected(path, true)).toBe(expected)
})

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LoyaltyNotification } from '../../../schemas/api/entities/loyalty.ts'
import { testAccount } from '../../../tests/support/test-account.ts'
import { testConfig } from '../../../tests/support/site-config.ts'
import { testPlatform } from '../../../tests/support/test-platform.ts'
import { sessionStore } from '../session/index.ts'
import { forgetNotices, showNotices } from './index.ts'

const notice: LoyaltyNotification = {
  id: 1,
  trigger: 'level',
  type: 'credit',
  title: 'Новость',
  message: '',
  amount: null,
  amountType: null,
  image: null,
}
const place = {
  uid: testAccount.uid,
  settings: testConfig.loyalty,
  locale: 'ru' as const,
  t: () => '',
  mustWait: () => true,
}

beforeEach(() => {
  vi.useFakeTimers()
  sessionStore.set(testAccount)
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

test.each([
  ['of the next player', () => Promise.resolve(sessionStore.set({ ...testAccount, uid: 99 }))],
  ['after the account was deleted', () => (sessionStore.set(null), forgetNotices())],
])('a late answer takes no place %s', async (_name, leave) => {
  let answer = () => {}
  const late = new Promise<void>((resolve) => (answer = resolve))
  testPlatform({
    'loyalty.getnotifications': async () => {
      await late
      return { data: { items: [notice] } }
    },
  })
  const shows = showNotices(place)
  await leave()
  answer()
  await shows
  expect(localStorage.length).toBe(0)
})

test('a late answer is stored for its player', async () => {
  testPlatform({ 'loyalty.getnotifications': () => ({ data: { items: [notice] } }) })
  await showNotices(place)
  expect(localStorage.length).toBe(1)
})

import { expect, it } from 'vitest'
import { mount } from '../../../tests/support/mount.tsx'
import { testAccount } from '../../../tests/support/test-account.ts'
import { testPlatform } from '../../../tests/support/test-platform.ts'
import { FirstBalance } from './first-balance.tsx'

const money = (amount: string) => ({ amount, currency: 'UZS' })
const account = { ...testAccount, balance_main: money('1284500'), balance_bonus: money('50000.5') }

it.each([
  ['with bonus money', false, 'С бонусами1,334,500.50\u00a0сум'],
  ["the player's own money where bonuses are kept separate", true, 'Основной баланс1,284,500.00\u00a0сум'],
])('shows the balance of the account that came with the page, %s', async (_, bonusIsolation, text) => {
  const { calls } = testPlatform({})
  const page = await mount(<FirstBalance isQuiet={false} />, { account, features: { bonusIsolation } })
  expect(page.container.textContent).toContain(text)
  expect(page.container.querySelector('a')?.getAttribute('href')).toBe('/ru/cashier/deposit')
  expect(calls).toEqual([])
})

import { expect, it } from 'vitest'
import { mount, settle } from '../../tests/support/mount.tsx'
import { testAccount } from '../../tests/support/test-account.ts'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { Wallet } from './wallet.tsx'

it('shows the balances and links to deposit and withdrawal [API-ACC-02, ROUTE-65]', async () => {
  const money = (amount: string) => ({ amount, currency: 'UZS' })
  testPlatform({
    'account.getBalance': () => ({
      data: {
        balance_main: money('5000.00'),
        balance_bonus: money('0.00'),
        balance_betting_bonus: money('300.00'),
        balance_fun: money('0.00'),
      },
    }),
  })
  const page = await mount(<Wallet />, { account: testAccount })
  await settle()
  expect(page.container.textContent).toContain('Бонус на спорт')
  expect(page.container.textContent).toContain('Всего5,300.00\u00a0сум')
  expect(page.control('Пополнить').getAttribute('href')).toBe('/ru/cashier/deposit')
  expect(page.control('Вывести').getAttribute('href')).toBe('/ru/cashier/withdraw')
})

it('asks a guest to log in', async () => {
  const platform = testPlatform({})
  const page = await mount(<Wallet />)
  expect(page.control('Войти')).toBeDefined()
  expect(platform.calls).toEqual([])
})

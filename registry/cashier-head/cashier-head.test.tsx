import { expect, it } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import { mount, settle } from '../../tests/support/mount.tsx'
import { testConfig } from '../../tests/support/site-config.ts'
import { testAccount } from '../../tests/support/test-account.ts'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { CashierHead } from './cashier-head.tsx'

const money = (amount: string) => ({ amount, currency: 'UZS' })

function head(showBalances: boolean) {
  return <CashierHead {...bare} props={{ title: 'Касса', showBalances }} />
}

it('links to deposit, withdrawal and history in the language of the page', async () => {
  testPlatform({})
  const page = await mount(head(false))
  const links = [...page.container.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/ru/cashier/deposit', '/ru/cashier/withdraw', '/ru/cashier/history'])
  expect(page.container.querySelector('h1')?.textContent).toBe('Касса')
})

it('shows a player the parts of the total and omits empty ones', async () => {
  testPlatform({
    'account.getBalance': () => ({
      data: {
        balance_main: money('1000000.00'),
        balance_bonus: money('284500.50'),
        balance_betting_bonus: money('0.00'),
        balance_fun: money('7.00'),
      },
    }),
  })
  const page = await mount(head(true), { account: testAccount })
  await settle()
  const parts = [...page.container.querySelectorAll('dl > div')].map((part) => part.textContent)
  expect(parts).toEqual([
    'Основнойиграть и выводить1,000,000.00\u00a0сум',
    'Бонусныйдля игр казино284,500.50\u00a0сум',
    'Всего1,284,500.50\u00a0сум',
  ])
})

it('shows a guest no balances', async () => {
  const platform = testPlatform({})
  const page = await mount(head(true))
  expect(page.container.querySelector('dl')).toBeNull()
  expect(platform.calls).toEqual([])
})

it('opens the chat', async () => {
  const config = { ...testConfig, chat: 'chatwoot', framesOrigin: 'http://frames.example' } as const
  const withChat = await mount(head(false), { config })
  expect(withChat.container.querySelector('[data-action*=openChat]')?.getAttribute('aria-label')).toBe(
    'Чат с поддержкой',
  )
  await withChat.unmount()
  const without = await mount(head(false))
  expect(without.container.querySelector('[data-action*=openChat]')).toBeNull()
})

import { expect, it } from 'vitest'
import { testDeposit } from '../../tests/support/test-cashier.ts'
import { bare } from '../../tests/support/bare.ts'
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { testAccount } from '../../tests/support/test-account.ts'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { RecentTransactions } from './recent-transactions.tsx'

const block = <RecentTransactions {...bare} props={{ title: 'Последние операции' }} />

it('links a deposit to its receipt and a withdrawal to its entry in the history', async () => {
  testPlatform({
    'cashier.gethistory': ({ params }) => ({
      data: {
        items: params['type'] === 'deposit' ? [testDeposit(1)] : [testDeposit(2, { type: 'withdrawal' })],
        total: 1,
      },
    }),
  })
  const page = await mount(block, { account: testAccount })
  await settle()
  const links = [...page.container.querySelectorAll('li a')].map((link) => link.getAttribute('href'))
  expect(links.sort()).toEqual([
    '/ru/cashier/history?tab=withdrawal&open=2',
    '/ru/cashier/receipt?transaction=1',
  ])
})

it('asks for as many payments of each kind as its document says', async () => {
  const platform = testPlatform({ 'cashier.gethistory': () => ({ data: { items: [], total: 0 } }) })
  const props = { title: 'Последние операции', count: 7 }
  await mount(<RecentTransactions {...bare} props={props} />, {
    account: testAccount,
  })
  await settle()
  expect(platform.called('cashier.gethistory').map(({ params }) => params['count'])).toEqual(['7', '7'])
})

it('shows an error if it cannot be read, with a retry', async () => {
  const platform = testPlatform({ 'cashier.gethistory': () => ({ error: 'InternalServerErrorException' }) })
  const page = await mount(block, { account: testAccount })
  await settle()
  expect(page.container.querySelector('[role=alert]')).not.toBeNull()
  platform.answers['cashier.gethistory'] = () => ({ data: { items: [], total: 0 } })
  await click(page.control('Попробовать ещё раз'))
  expect(page.container.textContent).toContain('Операций пока нет')
})

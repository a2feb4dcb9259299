import { expect, it } from 'vitest'
import type { GameHistoryItem } from '../../schemas/api/entities/games.ts'
import type { Cashback } from '../../schemas/api/entities/rewards.ts'
import { bare } from '../../tests/support/bare.ts'
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { testAccount } from '../../tests/support/test-account.ts'
import { testDeposit } from '../../tests/support/test-cashier.ts'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { InProgress } from './in-progress.tsx'

const uzs = (amount: string) => ({ amount, currency: 'UZS' })
const bet: GameHistoryItem = {
  id: 1,
  game: { sysname: 'mines', name: 'Mines' },
  provider: '',
  game_type: 'fast',
  bet: uzs('5000.00'),
  win: uzs('0.00'),
  status: 'open',
  balance_type: 'main',
  created_at: '2026-03-01T07:00:00Z',
  settled_at: null,
  details: null,
}
const match = { ...bet, id: 2, game: { sysname: 'book', name: 'Book' }, game_type: 'football' }
const cashback: Cashback = {
  id: 5,
  status: 'pending',
  amount: uzs('14000.00'),
  percent: '5',
  start_date: '2026-02-22T19:00:00Z',
  end_date: '2026-03-01T19:00:00Z',
  receiving_expired_at: null,
  paid_out_at: null,
  description: { name: 'Еженедельный кешбэк', text: '' },
}
const success = <Item,>(...items: Item[]) => ({
  status: 'success' as const,
  data: { items, total: items.length },
})
const failed = { status: 'error' as const, error: 'InternalServerErrorException' }
const absent = { status: 'error' as const, error: 'MethodNotFoundException' }

type Data = Parameters<typeof InProgress>[0]['data']
const open = (data: Data) => mount(<InProgress {...bare} data={data} />, { account: testAccount })

it('leads back to each open round, bet, payment and cashback, and leaves out what is over', async () => {
  const withdrawal = testDeposit(9, { type: 'withdrawal' })
  const page = await open({
    bets: success(bet, match, { ...bet, id: 3, status: 'lost' }),
    payments: success(withdrawal, testDeposit(8, { status: 'success' }), testDeposit(7)),
    cashbacks: success(cashback, { ...cashback, id: 4, status: 'paid_out' }),
  })
  expect([...page.container.querySelectorAll('li a')].map((link) => link.getAttribute('href'))).toEqual([
    '/ru/game/mines',
    '/ru/betting',
    '/ru/cashier/history?tab=withdrawal&open=9',
    '/ru/cashier/receipt?transaction=7',
    '/ru/profile/cashback',
  ])
})

it('leads to the history of bets during a break, which closes games and sports', async () => {
  const data = { bets: success(bet, match), payments: absent, cashbacks: absent }
  const page = await mount(<InProgress {...bare} data={data} />, {
    account: { ...testAccount, is_on_break: true },
  })
  const links = [...page.container.querySelectorAll('li a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('/ru/profile/bets/history'))
})

it('says that nothing is open, without the lists that the platform does not have', async () => {
  const page = await open({ bets: success(), payments: success(), cashbacks: absent })
  expect(page.container.textContent).toContain('Открытых ставок, платежей и кешбэка нет')
  const none = await open({ bets: absent, payments: absent, cashbacks: absent })
  expect(none.container.textContent).toBe('')
})

it('keeps what is known when a list fails, and requests only that one again', async () => {
  const platform = testPlatform({
    'cashier.gethistory': () => ({ data: { items: [testDeposit(7)], total: 1 } }),
  })
  const page = await open({ bets: success(bet), payments: failed, cashbacks: success() })
  expect(page.container.querySelectorAll('li')).toHaveLength(1)
  await click(page.control('Попробовать ещё раз'))
  await settle()
  expect(page.container.querySelectorAll('li')).toHaveLength(2)
  expect(platform.calls.map(({ name, params }) => [name, params['statuses']])).toEqual([
    ['cashier.gethistory', 'pending'],
  ])
})

// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { testDeposit } from '../../../../tests/support/test-cashier.ts'
import type { Transaction } from '../../../../schemas/api/entities/cashier.ts'
import type { Bonus, Cashback } from '../../../../schemas/api/entities/rewards.ts'
import { testPlatform } from '../../../../tests/support/test-platform.ts'
import { loadAllHistory, rewardsOnce } from './history-all.ts'

const timeZone = 'Asia/Tashkent'

/** A payment of a day of March 2026, by its id. */
function payment(id: number, changes: Partial<Transaction> = {}): Transaction {
  const at = new Date(Date.UTC(2026, 2, 1, id)).toISOString()
  const amount = { amount: '1000.00', currency: 'UZS' }
  return testDeposit(id, { created_at: at, updated_at: at, amount, status: 'success', ...changes })
}

const bonus: Bonus = {
  id: 1,
  type: 'casino',
  status: 'active',
  amount: { amount: '750.00', currency: 'UZS' },
  granted: { amount: '750.00', currency: 'UZS' },
  wager_required: { amount: '7500.00', currency: 'UZS' },
  wager_done: { amount: '0.00', currency: 'UZS' },
  activated_at: '2026-03-03T00:00:00Z',
  expires_at: null,
  forfeit: { amount: '750.00', currency: 'UZS' },
  can_activate: false,
  can_remove: true,
  can_deactivate: false,
  description: { name: 'Bonus', text: '', terms: '' },
}

const cashback: Cashback = {
  id: 1,
  status: 'active',
  amount: { amount: '320.00', currency: 'UZS' },
  percent: '5',
  start_date: '2026-02-23T00:00:00Z',
  end_date: '2026-03-02T00:00:00Z',
  receiving_expired_at: null,
  paid_out_at: null,
  description: { name: 'Cashback', text: '' },
}

function platformWith(payments: Transaction[]) {
  return testPlatform({
    'cashier.gethistory': ({ params }) => {
      const offset = Number(params['offset'])
      const items = payments.slice(offset, offset + Number(params['count']))
      return { data: { items, total: payments.length } }
    },
    'bonuses.get': () => ({ data: { items: [], total: 0 } }),
    'cashbacks.get': () => ({ data: { items: [], total: 0 } }),
  })
}

const newestFirst = (count: number) => Array.from({ length: count }, (_, index) => payment(count - index))

it('reads only as many payments as a page of all entries needs, and knows how many there are', async () => {
  const platform = platformWith(newestFirst(250))
  const page = await loadAllHistory({ offset: 0, count: 8, days: {}, timeZone })
  expect(page.items.map(({ key }) => key)).toEqual(
    [250, 249, 248, 247, 246, 245, 244, 243].map((id) => `deposit:${id}`),
  )
  expect(page.total).toBe(250)
  expect(platform.called('cashier.gethistory')).toHaveLength(1)
  const later = await loadAllHistory({ offset: 96, count: 8, days: {}, timeZone })
  expect(later.items.map(({ id }) => id)).toEqual([154, 153, 152, 151, 150, 149, 148, 147])
})

it('keeps entries of different kinds with the same id apart', async () => {
  const platform = platformWith([payment(1, { type: 'withdrawal' })])
  platform.answers['bonuses.get'] = () => ({ data: { items: [bonus], total: 1 } })
  platform.answers['cashbacks.get'] = () => ({ data: { items: [cashback], total: 1 } })
  const { items } = await loadAllHistory({ offset: 0, count: 8, days: {}, timeZone })
  expect(items.map(({ key }) => key)).toEqual(['bonuses:1', 'cashbacks:1', 'withdrawal:1'])
})

it('filters by days of the site, both included, among all payments', async () => {
  platformWith(newestFirst(250))
  const days = { from: '2026-03-02', to: '2026-03-02' }
  const { items, total } = await loadAllHistory({ offset: 0, count: 100, days, timeZone })
  expect(total).toBe(24)
  // Midnight in Tashkent is 19:00 UTC.
  expect([items[0]?.id, items.at(-1)?.id]).toEqual([42, 19])
})

it('says that older payments are left out, and does not look further than the first day', async () => {
  const platform = platformWith(newestFirst(2001))
  const ofDays = (days: { from?: string; to?: string }) =>
    loadAllHistory({ offset: 0, count: 8, days, timeZone })
  expect(await ofDays({})).toMatchObject({ total: 2000, isCut: true })
  // The oldest payment, which is not among the latest 2,000.
  expect(await ofDays({ to: '2026-03-01' })).toMatchObject({ isCut: true })
  platform.calls.length = 0
  // The latest payment is of May 23, 14:00 in Tashkent.
  const { total, isCut } = await ofDays({ from: '2026-05-23' })
  expect({ total, isCut }).toEqual({ total: 15, isCut: false })
  expect(platform.called('cashier.gethistory')).toHaveLength(1)
  platformWith(newestFirst(2000))
  expect(await ofDays({})).toMatchObject({ total: 2000, isCut: false })
})

it('reads bonuses and cashbacks once for all pages and refreshes, and again after a failure', async () => {
  const platform = platformWith(newestFirst(20))
  const rewards = rewardsOnce()
  const load = (offset: number) => loadAllHistory({ offset, count: 8, days: {}, timeZone }, rewards)
  platform.answers['bonuses.get'] = () => ({ error: 'InternalServerErrorException' })
  await expect(load(0)).rejects.toThrow()
  platform.answers['bonuses.get'] = () => ({ data: { items: [bonus], total: 1 } })
  platform.calls.length = 0
  await Promise.all([load(0), load(8)])
  expect(await load(0)).toMatchObject({ total: 21 })
  expect(platform.called('bonuses.get')).toHaveLength(1)
  expect(platform.called('cashbacks.get')).toHaveLength(1)
  expect(platform.called('cashier.gethistory')).toHaveLength(3)
})

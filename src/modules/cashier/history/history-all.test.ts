// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import type { Transaction } from '../../../../schemas/api/entities/cashier.ts'
import { testPlatform } from '../../../../tests/support/test-platform.ts'
import { loadAllHistory } from './history-all.ts'

afterEach(() => vi.unstubAllGlobals())

const timeZone = 'Asia/Tashkent'

/** A payment of a day of March 2026, by its id. */
function payment(id: number, changes: Partial<Transaction> = {}): Transaction {
  const at = new Date(Date.UTC(2026, 2, 1, id)).toISOString()
  return {
    id,
    created_at: at,
    updated_at: at,
    requisites: {},
    method: 'uzcard',
    type: 'deposit',
    amount: { amount: '1000.00', currency: 'UZS' },
    status: 'success',
    can_cancel: false,
    domain: 'localhost',
    ...changes,
  }
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
  platformWith([payment(1, { type: 'withdrawal' })])
  const { items } = await loadAllHistory({ offset: 0, count: 8, days: {}, timeZone })
  expect(items.map(({ key }) => key)).toEqual(['withdrawal:1'])
})

it('filters by days of the site, both included, among all payments', async () => {
  platformWith(newestFirst(250))
  const days = { from: '2026-03-02', to: '2026-03-02' }
  const { items, total } = await loadAllHistory({ offset: 0, count: 100, days, timeZone })
  expect(total).toBe(24)
  // Midnight in Tashkent is 19:00 UTC.
  expect([items[0]?.id, items.at(-1)?.id]).toEqual([42, 19])
})

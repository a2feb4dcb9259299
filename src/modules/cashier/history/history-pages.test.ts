// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { testDeposit } from '../../../../tests/support/test-cashier.ts'
import type { Transaction } from '../../../../schemas/api/entities/cashier.ts'
import { dateFormats, defaultFormats, setFormats } from '../../../../schemas/formats.ts'
import { testPlatform } from '../../../../tests/support/test-platform.ts'
import { appendByKey } from '../../../lib/data/append-by-key.ts'
import { historyTabs, loadHistory, loadRecent, tabOf, type HistoryItem } from './history-pages.ts'
import { monthTotals } from '../../../../registry/cashier-history/month-totals.ts'

afterEach(() => {
  setFormats()
})

function payment(id: number, changes: Partial<Transaction> = {}): Transaction {
  const at = new Date(Date.UTC(2026, 2, 1, 0, id)).toISOString()
  const amount = { amount: '1000.00', currency: 'UZS' }
  return testDeposit(id, { created_at: at, updated_at: at, amount, status: 'success', ...changes })
}

it('has the tabs deposit, withdrawal, bonuses and cashbacks, in this order [HIST-01]', () => {
  expect(historyTabs).toEqual(['deposit', 'withdrawal', 'bonuses', 'cashbacks'])
})

it('opens the first tab if the address names none or an unknown one [HIST-03]', () => {
  expect(tabOf(undefined)).toBe('deposit')
  expect(tabOf('nonsense')).toBe('deposit')
  expect(tabOf('cashbacks')).toBe('cashbacks')
})

it('appends later entries, each once [HIST-05]', () => {
  const item = (id: number): HistoryItem => ({ kind: 'deposit', id, source: payment(id) })
  expect(appendByKey([item(5), item(4)], [item(4), item(3)], 'id').map(({ id }) => id)).toEqual([5, 4, 3])
})

it('loads each kind with its own call, filtered by its own statuses', async () => {
  const platform = testPlatform({
    'cashier.gethistory': () => ({ data: { items: [payment(1)], total: 9 } }),
    'bonuses.get': () => ({ data: { items: [], total: 0 } }),
    'cashbacks.get': () => ({ data: { items: [], total: 0 } }),
  })
  const range = { offset: 4, count: 4 }
  expect(await loadHistory('withdrawal', { ...range, status: 'pending' })).toMatchObject({ total: 9 })
  await loadHistory('bonuses', { ...range, status: 'active' })
  await loadHistory('cashbacks', { ...range, status: null })
  expect(platform.called('cashier.gethistory')[0]?.params).toMatchObject({
    type: 'withdrawal',
    statuses: 'pending',
    offset: '4',
    count: '4',
  })
  expect(platform.called('bonuses.get')[0]?.params).toMatchObject({ status: 'active', offset: '4' })
  expect(platform.called('cashbacks.get')[0]?.params).toMatchObject({ sort: 'end_date', order: 'desc' })
})

it('merges the latest four of each kind by creation time [HIST-06]', async () => {
  const all = Array.from({ length: 12 }, (_, index) =>
    payment(12 - index, { type: index % 3 === 0 ? 'withdrawal' : 'deposit' }),
  )
  testPlatform({
    'cashier.gethistory': ({ params }) => {
      const items = all.filter(({ type }) => type === params['type']).slice(0, Number(params['count']))
      return { data: { items, total: items.length } }
    },
  })
  const recent = await loadRecent()
  // Withdrawals are 12, 9, 6 and 3; the others are the four newest deposits.
  expect(recent.map(({ id }) => id)).toEqual([12, 11, 10, 9, 8, 7, 6, 3])
})

it.each(dateFormats)(
  "sums successful payments since the first of the month in the site's time zone, with dates as %s",
  (date) => {
    setFormats({ ...defaultFormats, date })
    const at = (iso: string) => ({ updated_at: iso, created_at: iso })
    const totals = monthTotals(
      [
        payment(1, { ...at('2026-03-05T10:00:00Z'), amount: { amount: '500000.50', currency: 'UZS' } }),
        // March 1 has begun in Tashkent, but not in Greenwich.
        payment(2, { ...at('2026-02-28T20:00:00Z'), amount: { amount: '1000.00', currency: 'UZS' } }),
        payment(3, { ...at('2026-02-28T10:00:00Z') }),
        payment(4, { ...at('2026-03-05T10:00:00Z'), status: 'fail' }),
        payment(5, { ...at('2026-03-05T10:00:00Z'), amount: { amount: '5.00', currency: 'USD' } }),
        payment(6, { ...at('2026-03-06T10:00:00Z'), type: 'withdrawal' }),
        payment(7, { ...at('2026-03-06T10:00:00Z'), type: 'withdrawal', status: 'pending' }),
      ],
      { now: Date.UTC(2026, 2, 20), timeZone: 'Asia/Tashkent', currency: 'UZS' },
    )
    expect(totals).toEqual({ deposited: '501000.50', withdrawn: '1000.00', net: '-500000.50', open: 1 })
  },
)

import type { ComponentExamples } from '../../schemas/component.ts'
import type { Cashback } from '../../schemas/api/entities/rewards.ts'

const money = (amount: string) => ({ amount, currency: 'UZS' })

const active: Cashback = {
  id: 4,
  status: 'active',
  amount: money('32000.00'),
  percent: '5',
  start_date: '2026-02-15T19:00:00Z',
  end_date: '2026-02-22T19:00:00Z',
  receiving_expired_at: '2099-03-01T19:00:00Z',
  paid_out_at: null,
  description: {
    name: 'Haftalik keshbek',
    text: 'Dushanbadan yakshanbagacha oʻz pulingizdan yoʻqotilgan mablagʻning 5% i, veyjersiz.',
  },
  losses: money('640000.00'),
}

const pending: Cashback = {
  ...active,
  id: 5,
  status: 'pending',
  amount: money('14000.00'),
  start_date: '2026-02-22T19:00:00Z',
  end_date: '2099-03-01T19:00:00Z',
  receiving_expired_at: '2099-03-08T19:00:00Z',
  losses: money('280000.00'),
}

const paid: Cashback = { ...active, id: 3, status: 'paid_out', paid_out_at: '2026-02-16T19:00:00Z' }

const expired: Cashback = {
  ...active,
  id: 2,
  status: 'expired',
  receiving_expired_at: '2026-02-08T19:00:00Z',
}

const removed: Cashback = { ...active, id: 1, status: 'removed' }

const props = { title: { uz: 'Avvalgi keshbeklar', ru: 'Прошлые кешбэки' } }

const answered = (items: Cashback[]) => ({
  cashbacks: { status: 'success' as const, data: { items, total: items.length } },
})

export const examples = {
  normal: { props, data: answered([pending, active, paid, expired, removed]) },
  empty: { props, data: answered([]) },
  error: { props, data: { cashbacks: { status: 'error', error: 'InternalServerErrorException' } } },
  longText: {
    props: { title: { uz: 'Avvalgi haftalardagi barcha keshbeklar', ru: 'Все кешбэки за прошлые недели' } },
    data: answered([
      {
        ...active,
        amount: money('999999999999.00'),
        losses: money('99999999999999.00'),
        description: {
          name: 'Dushanbadan yakshanbagacha yoʻqotilgan mablagʻ uchun haftalik keshbek',
          text: 'Matn '.repeat(40),
        },
      },
      { ...paid, amount: money('999999999999.00') },
    ]),
  },
} satisfies ComponentExamples

import type { ComponentExamples } from '../../schemas/component.ts'

const uzs = (amount: string) => ({ amount, currency: 'UZS' })

const deposit = {
  id: 20417,
  created_at: '2026-03-01T07:00:00Z',
  updated_at: '2026-03-01T07:01:00Z',
  requisites: { card_number: '8600********3308' },
  method: 'uzcard',
  type: 'deposit',
  amount: uzs('500000.00'),
  status: 'success',
  can_cancel: false,
  domain: 'localhost',
}

const withdrawal = {
  ...deposit,
  id: 20391,
  type: 'withdrawal',
  amount: uzs('1200000.00'),
  status: 'pending',
  can_cancel: true,
}

const noLimit = {
  available_amount: null,
  can_edit: true,
  expired_at: null,
  limit_amount: null,
  period: 'none',
  currency: 'UZS',
}

const answered = (items: unknown[], limit: unknown = noLimit) => ({
  payments: { status: 'success' as const, data: { items, total: items.length } },
  limit: { status: 'success' as const, data: limit },
})

export const examples = {
  normal: { props: {}, data: answered([withdrawal, deposit]) },
  empty: { props: {}, data: answered([]) },
  error: {
    props: {},
    data: {
      payments: { status: 'error', error: 'UnknownErrorException' },
      limit: { status: 'error', error: 'UnknownErrorException' },
    },
  },
  longText: {
    props: {},
    data: answered([{ ...deposit, amount: uzs('99999999999.99') }], {
      ...noLimit,
      limit_amount: '99999999999.00',
      available_amount: '0.00',
      period: 'month',
    }),
  },
} satisfies ComponentExamples

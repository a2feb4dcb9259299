import type { ComponentExamples } from '../../schemas/component.ts'

const transaction = {
  id: 1042,
  created_at: '2025-10-09T08:53:20Z',
  updated_at: '2025-10-09T08:54:20Z',
  can_cancel: false,
  requisites: { card_number: '8600********3308' },
  method: 'uzcard',
  type: 'withdrawal',
  amount: { amount: '500000.00', currency: 'UZS' },
  status: 'success',
  domain: 'localhost',
}

const answered = (...items: unknown[]) => ({
  payments: { status: 'success' as const, data: { items, total: items.length } },
})

export const examples = {
  normal: { props: {}, data: answered(transaction) },
  declined: { props: {}, data: answered({ ...transaction, status: 'fail' }) },
  empty: { props: {}, data: answered() },
  error: { props: {}, data: { payments: { status: 'error', error: 'UnknownErrorException' } } },
  longText: {
    props: {},
    data: answered({
      ...transaction,
      amount: { amount: '99999999999.99', currency: 'UZS' },
      requisites: { account_number: '2020************4567', bank: 'Oʻzsanoatqurilishbank' },
      domain: 'a-very-long-host-name-of-a-mirror.example',
    }),
  },
} satisfies ComponentExamples

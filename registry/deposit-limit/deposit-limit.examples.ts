import type { DepositLimit as Limit } from '../../schemas/api/entities/account.ts'
import type { ComponentExamples } from '../../schemas/component.ts'

const limit: Limit = {
  available_amount: '3850000.00',
  can_edit: true,
  expired_at: '2026-11-30T19:00:00Z',
  limit_amount: '5000000.00',
  period: 'month',
  currency: 'UZS',
}

export const examples = {
  normal: { props: {}, data: { limit: { status: 'success', data: limit } } },
  fixed: { props: {}, data: { limit: { status: 'success', data: { ...limit, can_edit: false } } } },
  empty: {
    props: {},
    data: {
      limit: {
        status: 'success',
        data: {
          available_amount: null,
          can_edit: true,
          expired_at: null,
          limit_amount: null,
          period: 'none',
          currency: 'UZS',
        },
      },
    },
  },
  error: { props: {}, data: { limit: { status: 'error', error: 'InternalServerErrorException' } } },
} satisfies ComponentExamples

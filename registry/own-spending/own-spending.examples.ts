import type { ComponentExamples } from '../../schemas/component.ts'
import type { Spending } from '../../schemas/api/entities/responsible.ts'

const money = (amount: string) => ({ amount, currency: 'UZS' })

const spending: Spending = {
  period: 'week',
  deposits: money('650000.00'),
  withdrawals: money('200000.00'),
  bets: money('1240500.00'),
  wins: money('1030500.00'),
  net: money('-210000.00'),
  bets_count: 318,
}

export const examples = {
  normal: { props: { period: 'week' }, data: { spending: { status: 'success', data: spending } } },
  empty: {
    props: { period: 'day' },
    data: {
      spending: {
        status: 'success',
        data: {
          period: 'day',
          deposits: money('0.00'),
          withdrawals: money('0.00'),
          bets: money('0.00'),
          wins: money('0.00'),
          net: money('0.00'),
          bets_count: 0,
        },
      },
    },
  },
  error: {
    props: { period: 'week' },
    data: { spending: { status: 'error', error: 'InternalServerErrorException' } },
  },
} satisfies ComponentExamples

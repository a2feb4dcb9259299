import { Type } from 'typebox'
import type { Spending } from '../../schemas/api/entities/responsible.ts'
import { defineComponent } from '../../schemas/component.ts'

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

export const ownSpending = defineComponent({
  type: 'OwnSpending',
  version: 1,
  description:
    'What the player spent of his own money in a day, a week or a month. Gone where the feature responsibleGaming is off.',
  category: 'account',
  props: Type.Object(
    {
      period: Type.Enum(['day', 'week', 'month'], { description: 'Period that is shown at first' }),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  load: {
    spending: {
      call: 'responsible.getspending',
      params: { period: { from: 'props', name: 'period' } },
      access: 'player',
    },
  },
  examples: {
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
  },
})

import type { ComponentExamples } from '../../schemas/component.ts'
import type { PlayLimit } from '../../schemas/api/entities/responsible.ts'

const limit: PlayLimit = {
  kind: 'deposit',
  period: 'month',
  amount: '5000000.00',
  currency: 'UZS',
  minutes: null,
  used: '1150000.00',
  next_amount: null,
  next_minutes: null,
  next_at: null,
}

const limits: PlayLimit[] = [
  limit,
  {
    ...limit,
    kind: 'loss',
    period: 'week',
    amount: '800000.00',
    used: '210000.00',
    next_amount: '1000000.00',
    next_at: '2026-11-22T09:30:00Z',
  },
  { ...limit, kind: 'session', period: 'day', amount: null, minutes: 180, used: '72' },
]

export const examples = {
  normal: { props: { view: 'full' }, data: { limits: { status: 'success', data: { items: limits } } } },
  summary: { props: { view: 'summary' }, data: { limits: { status: 'success', data: { items: limits } } } },
  empty: { props: { view: 'summary' }, data: { limits: { status: 'success', data: { items: [] } } } },
  error: {
    props: { view: 'full' },
    data: { limits: { status: 'error', error: 'InternalServerErrorException' } },
  },
  longText: {
    props: { view: 'summary' },
    data: {
      limits: {
        status: 'success',
        data: {
          items: limits.map((each) => ({
            ...each,
            ...(each.amount && { amount: '999999999999.50', used: '999999999999.25' }),
          })),
        },
      },
    },
  },
} satisfies ComponentExamples

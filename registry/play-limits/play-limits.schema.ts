import { Type } from 'typebox'
import type { PlayLimit } from '../../schemas/api/entities/responsible.ts'
import { defineComponent } from '../../schemas/component.ts'

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

export const playLimits = defineComponent({
  type: 'PlayLimits',
  version: 1,
  description:
    'The bounds that the player set himself, and how much of them is used. Gone where the feature responsibleGaming is off.',
  category: 'account',
  props: Type.Object(
    {
      view: Type.Enum(['summary', 'full'], {
        description:
          'summary: a card beside other things, with the way to all of it; full: where bounds are set and taken away, in the popups money-limit and session-limit',
      }),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  load: { limits: { call: 'responsible.getlimits', params: {}, access: 'player' } },
  examples: {
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
  },
})

import type { Loads } from '../../schemas/component.ts'

export const load = {
  winners: {
    call: 'leaderboard.get',
    params: {
      period: { from: 'value', value: 'day' },
      sort: { from: 'value', value: 'latest' },
      count: { from: 'props', name: 'count' },
    },
    items: ['fakename', 'amount', 'game', 'won_at'],
    shared: true,
  },
} as const satisfies Loads

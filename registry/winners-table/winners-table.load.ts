import type { Loads } from '../../schemas/component.ts'

export const load = {
  winners: {
    call: 'leaderboard.get',
    params: {
      period: {
        from: 'query',
        name: 'period',
        values: { week: 'week', month: 'month' },
        fallback: 'day',
      },
      sort: { from: 'props', name: 'sort', fallback: 'amount' },
      count: { from: 'props', name: 'count' },
    },
  },
} as const satisfies Loads

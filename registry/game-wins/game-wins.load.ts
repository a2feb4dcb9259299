import type { Loads } from '../../schemas/component.ts'

export const load = {
  wins: {
    call: 'leaderboard.get',
    params: {
      sysname: { from: 'route', name: 'sysname' },
      period: { from: 'value', value: 'month' },
      sort: { from: 'value', value: 'amount' },
      count: { from: 'props', name: 'count' },
    },
    items: ['fakename', 'amount', 'bet', 'game.sysname', 'won_at'],
    shared: true,
  },
} as const satisfies Loads

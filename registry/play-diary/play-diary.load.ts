import type { Loads } from '../../schemas/component.ts'

export const load = {
  bets: {
    call: 'games.getHistory',
    params: { count: { from: 'value', value: 100 } },
    items: ['id', 'game', 'bet', 'win', 'status', 'balance_type', 'created_at'],
    access: 'player',
  },
} as const satisfies Loads

import type { Loads } from '../../schemas/component.ts'

export const load = {
  bets: {
    call: 'games.getHistory',
    params: { count: { from: 'props', name: 'pageSize', fallback: 20 } },
    access: 'player',
  },
} as const satisfies Loads

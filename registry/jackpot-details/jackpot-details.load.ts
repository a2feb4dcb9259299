import type { Loads } from '../../schemas/component.ts'

export const load = {
  jackpot: {
    call: 'jackpots.get',
    params: { id: { from: 'route', name: 'id' } },
    subject: { route: 'id', at: 'items.id' },
  },
  winners: {
    call: 'jackpots.getWinners',
    params: { id: { from: 'route', name: 'id' }, count: { from: 'value', value: 10 } },
    optional: true,
  },
} as const satisfies Loads

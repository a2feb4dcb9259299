import type { Loads } from '../../schemas/component.ts'

export const load = {
  bets: {
    call: 'games.getHistory',
    params: { status: { from: 'value', value: 'open' }, count: { from: 'value', value: 20 } },
    access: 'player',
    optional: true,
  },
  payments: {
    call: 'cashier.gethistory',
    params: { statuses: { from: 'value', value: 'pending' }, count: { from: 'value', value: 10 } },
    access: 'player',
    optional: true,
  },
  cashbacks: {
    call: 'cashbacks.get',
    params: { statuses: { from: 'value', value: 'pending,active' }, count: { from: 'value', value: 5 } },
    access: 'player',
    optional: true,
  },
} as const satisfies Loads

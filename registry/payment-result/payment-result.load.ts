import type { Loads } from '../../schemas/component.ts'

export const load = {
  history: {
    call: 'cashier.gethistory',
    params: { count: { from: 'value', value: 100 }, type: { from: 'value', value: 'deposit' } },
    access: 'player',
  },
} as const satisfies Loads

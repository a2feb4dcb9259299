import type { Loads } from '../../schemas/component.ts'

export const load = {
  jackpots: {
    call: 'jackpots.get',
    params: {},
    items: ['name', 'level', 'amount', 'ceiling', 'last_win'],
  },
} as const satisfies Loads

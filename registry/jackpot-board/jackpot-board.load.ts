import type { Loads } from '../../schemas/component.ts'

export const load = {
  jackpots: {
    call: 'jackpots.get',
    params: {},
    items: ['name', 'level', 'amount', 'ceiling', 'last_win.fakename', 'last_win.won_at'],
    // The board shows the largest of each level.
    firstOfEach: 'level',
  },
} as const satisfies Loads

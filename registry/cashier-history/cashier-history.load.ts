import type { Loads } from '../../schemas/component.ts'

export const load = {
  payments: {
    call: 'cashier.gethistory',
    params: { count: { from: 'value', value: 100 } },
    access: 'player',
  },
  limit: { call: 'account.getDepositLimit', params: {}, access: 'player', optional: true },
} as const satisfies Loads

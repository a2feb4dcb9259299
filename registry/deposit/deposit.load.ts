import type { Loads } from '../../schemas/component.ts'

export const load = {
  settings: {
    call: 'cashier.getdepositsettings',
    params: {},
    access: 'player',
    subject: { route: 'sysname', at: 'items.sysname' },
  },
  offers: {
    call: 'campaigns.getoffers',
    params: { action: { from: 'value', value: 'deposit' } },
    optional: true,
  },
  limit: { call: 'account.getDepositLimit', params: {}, access: 'player', optional: true },
  cards: { call: 'cashier.getcards', params: {}, access: 'player', optional: true },
  status: { call: 'responsible.getstatus', params: {}, access: 'player', optional: true },
} as const satisfies Loads

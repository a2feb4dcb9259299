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
  },
  limit: { call: 'account.getDepositLimit', params: {}, access: 'player' },
  cards: { call: 'cashier.getcards', params: {}, access: 'player' },
  status: { call: 'responsible.getstatus', params: {}, access: 'player' },
} as const satisfies Loads

import type { Loads } from '../../schemas/component.ts'

export const load = {
  limit: { call: 'account.getDepositLimit', params: {}, access: 'player' },
} as const satisfies Loads

import type { Loads } from '../../schemas/component.ts'

export const load = {
  settings: { call: 'cashier.getwithdrawsettings', params: {}, access: 'player' },
} as const satisfies Loads

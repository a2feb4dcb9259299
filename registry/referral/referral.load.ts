import type { Loads } from '../../schemas/component.ts'

export const load = {
  info: { call: 'referral.getinfo', params: {}, access: 'player' },
} as const satisfies Loads

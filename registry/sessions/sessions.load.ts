import type { Loads } from '../../schemas/component.ts'

export const load = {
  sessions: { call: 'account.getsessions', params: {}, access: 'player' },
} as const satisfies Loads

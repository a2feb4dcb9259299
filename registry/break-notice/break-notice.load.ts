import type { Loads } from '../../schemas/component.ts'

export const load = {
  status: { call: 'responsible.getstatus', params: {}, access: 'player', optional: true },
} as const satisfies Loads

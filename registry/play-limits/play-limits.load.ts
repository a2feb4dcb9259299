import type { Loads } from '../../schemas/component.ts'

export const load = {
  limits: { call: 'responsible.getlimits', params: {}, access: 'player' },
} as const satisfies Loads

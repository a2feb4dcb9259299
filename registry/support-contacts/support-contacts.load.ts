import type { Loads } from '../../schemas/component.ts'

export const load = {
  settings: { call: 'support.getsettings', params: {} },
} as const satisfies Loads

import type { Loads } from '../../schemas/component.ts'

export const load = {
  push: { call: 'push.getsettings', params: {}, access: 'player' },
} as const satisfies Loads

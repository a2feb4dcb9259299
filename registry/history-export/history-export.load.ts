import type { Loads } from '../../schemas/component.ts'

export const load = {
  request: { call: 'games.gethistoryexportrequest', params: {}, access: 'player' },
} as const satisfies Loads

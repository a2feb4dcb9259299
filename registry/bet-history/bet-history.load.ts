import type { Loads } from '../../schemas/component.ts'

export const load = {
  bets: { call: 'games.getHistory', params: { count: { from: 'value', value: 20 } }, access: 'player' },
} as const satisfies Loads

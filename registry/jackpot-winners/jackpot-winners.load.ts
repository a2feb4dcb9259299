import type { Loads } from '../../schemas/component.ts'

export const load = {
  winners: { call: 'jackpots.getWinners', params: { count: { from: 'props', name: 'count' } } },
} as const satisfies Loads

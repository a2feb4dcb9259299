import type { Loads } from '../../schemas/component.ts'

export const load = { jackpots: { call: 'jackpots.get', params: {} } } as const satisfies Loads

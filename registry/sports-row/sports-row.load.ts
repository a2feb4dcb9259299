import type { Loads } from '../../schemas/component.ts'

export const load = {
  events: { call: 'sports.getEvents', params: { count: { from: 'props', name: 'count' } } },
} as const satisfies Loads

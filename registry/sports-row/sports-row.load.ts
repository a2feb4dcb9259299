import type { Loads } from '../../schemas/component.ts'

export const load = {
  events: {
    call: 'sports.getEvents',
    params: { count: { from: 'props', name: 'count' } },
    // As many as the widest row shows.
    first: 3,
  },
} as const satisfies Loads

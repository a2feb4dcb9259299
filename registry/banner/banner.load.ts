import type { Loads } from '../../schemas/component.ts'

export const load = {
  banners: {
    call: 'banners.get',
    params: {
      position: { from: 'props', name: 'position' },
      type: { from: 'props', name: 'type', fallback: 'standard' },
      count: { from: 'props', name: 'count', fallback: 10 },
    },
    endsAt: 'finished_at',
  },
} as const satisfies Loads

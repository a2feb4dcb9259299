import type { Loads } from '../../schemas/component.ts'

export const load = {
  banners: {
    call: 'banners.get',
    params: {
      position: { from: 'props', name: 'position' },
      type: { from: 'props', name: 'type' },
      count: { from: 'props', name: 'count' },
    },
  },
} as const satisfies Loads

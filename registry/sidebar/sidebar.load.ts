import type { Loads } from '../../schemas/component.ts'

export const load = {
  banners: {
    call: 'banners.get',
    params: {
      position: { from: 'props', name: 'banner' },
      type: { from: 'value', value: 'standard' },
      count: { from: 'value', value: 1 },
    },
    enabledBy: 'banner',
    optional: true,
  },
} as const satisfies Loads

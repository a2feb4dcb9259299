import type { Loads } from '../../schemas/component.ts'

export const load = {
  cashbacks: {
    call: 'cashbacks.get',
    params: {
      count: { from: 'value', value: 10 },
      sort: { from: 'value', value: 'end_date' },
      order: { from: 'value', value: 'desc' },
    },
    access: 'player',
  },
} as const satisfies Loads

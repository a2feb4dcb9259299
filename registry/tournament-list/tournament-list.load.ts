import type { Loads } from '../../schemas/component.ts'

export const load = {
  tournaments: {
    call: 'tournaments.get',
    params: {
      status: {
        from: 'query',
        name: 'status',
        values: { future: 'future', finished: 'finished' },
        fallback: 'active',
      },
      count: { from: 'value', value: 20 },
      fields: { from: 'value', value: 'restrictions' },
    },
  },
} as const satisfies Loads

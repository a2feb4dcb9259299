import type { Loads } from '../../schemas/component.ts'

export const load = {
  casino: {
    call: 'bonuses.get',
    params: { count: { from: 'value', value: 10 }, status: { from: 'value', value: 'all' } },
    access: 'player',
  },
} as const satisfies Loads

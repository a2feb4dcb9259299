import type { Loads } from '../../schemas/component.ts'

export const load = {
  spending: {
    call: 'responsible.getspending',
    params: { period: { from: 'props', name: 'period' } },
    access: 'player',
  },
} as const satisfies Loads

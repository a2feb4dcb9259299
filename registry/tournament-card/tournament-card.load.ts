import type { Loads } from '../../schemas/component.ts'

export const load = {
  tournaments: {
    call: 'tournaments.get',
    params: {
      count: { from: 'value', value: 1 },
      // Of the fields that may be left out: neither standing nor prize ladder is shown here.
      fields: { from: 'value', value: 'restrictions' },
    },
  },
} as const satisfies Loads

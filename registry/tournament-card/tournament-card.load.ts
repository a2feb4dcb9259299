import type { Loads } from '../../schemas/component.ts'

export const load = {
  tournaments: {
    call: 'tournaments.get',
    params: {
      count: { from: 'value', value: 1 },
      // Optional fields: this card shows neither standings nor prizes.
      fields: { from: 'value', value: 'restrictions' },
    },
  },
} as const satisfies Loads

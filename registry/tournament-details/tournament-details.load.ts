import type { Loads } from '../../schemas/component.ts'

export const load = {
  tournament: {
    call: 'tournaments.get',
    params: { ids: { from: 'route', name: 'id' }, count: { from: 'value', value: 1 } },
    subject: { route: 'id', at: 'items.id' },
  },
} as const satisfies Loads

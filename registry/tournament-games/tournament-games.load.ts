import type { Loads } from '../../schemas/component.ts'

export const load = {
  // Only to know whether there is such a tournament: the platform answers games for any number.
  tournament: {
    call: 'tournaments.get',
    params: { ids: { from: 'route', name: 'id' }, count: { from: 'value', value: 1 } },
    items: ['id'],
    subject: { route: 'id', at: 'items.id' },
  },
  games: {
    call: 'games.get',
    params: {
      options: {
        from: 'group',
        fields: {
          id: { from: 'route', name: 'id', isNumber: true },
          type: { from: 'value', value: 'tournament' },
        },
      },
      sort: { from: 'value', value: 'priority' },
      order: { from: 'value', value: 'asc' },
      count: { from: 'value', value: 12 },
      offset: { from: 'page', name: 'page', size: 12 },
    },
  },
} as const satisfies Loads

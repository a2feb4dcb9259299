import type { Loads } from '../../schemas/component.ts'

export const load = {
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

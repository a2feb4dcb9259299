import type { Loads } from '../../schemas/component.ts'

export const load = {
  popular: {
    call: 'games.get',
    params: {
      tags: { from: 'props', name: 'tags' },
      sort: { from: 'value', value: 'priority' },
      order: { from: 'value', value: 'asc' },
      count: { from: 'props', name: 'popularCount' },
    },
  },
} as const satisfies Loads

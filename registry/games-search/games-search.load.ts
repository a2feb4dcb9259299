import type { Loads } from '../../schemas/component.ts'

export const load = {
  popular: {
    call: 'games.get',
    params: {
      tags: { from: 'props', name: 'tags' },
      count: { from: 'props', name: 'popularCount' },
    },
  },
} as const satisfies Loads

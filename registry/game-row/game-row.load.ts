import { tileFields } from '../../schemas/api/tile-fields.ts'
import type { LoadParam, Loads } from '../../schemas/component.ts'

const ofCategory = (part: 'types' | 'tags'): LoadParam => ({
  from: 'category',
  prop: 'category',
  part,
  fallback: { from: 'props', name: part },
})

export const load = {
  games: {
    call: 'games.get',
    params: {
      count: { from: 'props', name: 'count' },
      tags: ofCategory('tags'),
      types: ofCategory('types'),
      providers: { from: 'props', name: 'providers' },
      sysnames: { from: 'props', name: 'sysnames' },
      // Named games keep the order in which they are named.
      sort: { from: 'value', value: 'priority', unless: 'sysnames' },
      order: { from: 'value', value: 'asc', unless: 'sysnames' },
    },
    items: tileFields,
    // As many as the widest screen shows, and one in place of the game of the current page.
    first: 10,
  },
  providers: {
    call: 'games.getProviders',
    params: { tags: ofCategory('tags'), types: ofCategory('types') },
    items: ['sysname', 'name', 'games_count'],
    enabledBy: 'providerFilter',
    optional: true,
  },
} as const satisfies Loads

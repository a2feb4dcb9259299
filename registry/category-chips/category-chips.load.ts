import type { Loads } from '../../schemas/component.ts'

export const load = {
  categories: {
    call: 'games.getCategories',
    params: {},
    items: ['sysname', 'name', 'icon', 'games_count'],
  },
} as const satisfies Loads

import type { Loads } from '../../schemas/component.ts'

export const load = {
  providers: {
    call: 'games.getProviders',
    params: {
      fields: { from: 'value', value: 'game_params' },
      types: {
        from: 'query',
        name: 'types',
        values: { casino: 'casino', slot: 'slot', live: 'live', fast: 'fast' },
        fallback: ['casino', 'slot', 'live', 'fast'].join(','),
      },
    },
  },
} as const satisfies Loads

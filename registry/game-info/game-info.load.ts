import type { Loads } from '../../schemas/component.ts'

export const load = {
  game: {
    call: 'games.get',
    params: { sysname: { from: 'route', name: 'sysname' }, count: { from: 'value', value: 1 } },
    subject: { route: 'sysname', at: 'items.sysname' },
  },
  details: {
    call: 'games.getDetails',
    params: { sysname: { from: 'route', name: 'sysname' } },
    optional: true,
  },
} as const satisfies Loads

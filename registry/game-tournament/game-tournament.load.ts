import type { Loads } from '../../schemas/component.ts'

export const load = {
  game: {
    call: 'games.get',
    params: { sysname: { from: 'route', name: 'sysname' }, count: { from: 'value', value: 1 } },
    subject: { route: 'sysname', at: 'items.sysname' },
  },
  tournaments: {
    call: 'tournaments.get',
    params: {
      status: { from: 'value', value: 'active' },
      count: { from: 'value', value: 20 },
      fields: { from: 'value', value: 'restrictions' },
    },
  },
} as const satisfies Loads

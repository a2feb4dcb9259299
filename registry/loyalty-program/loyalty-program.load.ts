import type { Loads } from '../../schemas/component.ts'

export const load = {
  program: {
    call: 'loyalty.getProgram',
    params: { sysname: { from: 'route', name: 'sysname' } },
    subject: { route: 'sysname', at: 'sysname' },
  },
} as const satisfies Loads

import type { Loads } from '../../schemas/component.ts'

export const load = {
  logins: {
    call: 'account.getlogins',
    params: { count: { from: 'value', value: 5 } },
    access: 'player',
  },
} as const satisfies Loads

import type { Loads } from '../../schemas/component.ts'

export const load = {
  friends: {
    call: 'referral.getfriends',
    params: { count: { from: 'props', name: 'count', fallback: 10 } },
    access: 'player',
  },
} as const satisfies Loads

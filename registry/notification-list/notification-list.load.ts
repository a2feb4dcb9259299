import type { Loads } from '../../schemas/component.ts'

export const load = {
  notifications: {
    call: 'notifications.getlist',
    params: { count: { from: 'props', name: 'count', fallback: 20 } },
    access: 'player',
  },
} as const satisfies Loads

import type { Loads } from '../../schemas/component.ts'

export const load = {
  book: { call: 'games.getsportsbook', params: { sysname: { from: 'props', name: 'sysname' } } },
} as const satisfies Loads

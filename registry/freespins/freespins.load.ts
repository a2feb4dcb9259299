import type { Loads } from '../../schemas/component.ts'

export const load = {
  packs: {
    call: 'freespins.get',
    params: { status: { from: 'value', value: 'active' }, count: { from: 'value', value: 99 } },
    access: 'player',
  },
} as const satisfies Loads

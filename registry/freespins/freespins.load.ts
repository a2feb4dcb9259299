import type { Loads } from '../../schemas/component.ts'
import { freespinPacks } from '../../schemas/shared-loads.ts'

export const load = {
  packs: {
    call: 'freespins.get',
    params: { status: { from: 'value', value: 'active' }, count: { from: 'value', value: freespinPacks } },
    access: 'player',
  },
} as const satisfies Loads

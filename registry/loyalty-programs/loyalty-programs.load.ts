import type { Loads } from '../../schemas/component.ts'

export const load = { programs: { call: 'loyalty.getPrograms', params: {} } } as const satisfies Loads

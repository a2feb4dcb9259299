import { offers } from '../../schemas/shared-loads.ts'

export const load = { offers } as const

import { loyaltyInfo } from '../../schemas/shared-loads.ts'

export const load = { info: loyaltyInfo } as const

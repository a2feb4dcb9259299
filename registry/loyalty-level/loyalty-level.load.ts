import { loyaltyInfo } from '../../schemas/shared-loads.ts'

export const load = { loyalty: loyaltyInfo } as const

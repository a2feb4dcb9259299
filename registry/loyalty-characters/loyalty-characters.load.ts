import { loyaltyCharacters, loyaltyInfo } from '../../schemas/shared-loads.ts'

export const load = { characters: loyaltyCharacters, info: loyaltyInfo } as const

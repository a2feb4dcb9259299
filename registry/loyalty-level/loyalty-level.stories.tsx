import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { loyaltyLevel } from './loyalty-level.schema.ts'

export default { title: 'Registry/LoyaltyLevel', parameters: { player: true } }

export const Normal = exampleStory(loyaltyLevel, 'normal')
export const Top = exampleStory(loyaltyLevel, 'top')
export const Empty = exampleStory(loyaltyLevel, 'empty')
export const Failed = exampleStory(loyaltyLevel, 'error')
export const NormalInRussian = exampleStory(loyaltyLevel, 'normal', 'ru')

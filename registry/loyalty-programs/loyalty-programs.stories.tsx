import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { loyaltyPrograms } from './loyalty-programs.schema.ts'

export default { title: 'Registry/LoyaltyPrograms' }

export const Normal = exampleStory(loyaltyPrograms, 'normal')
export const NormalInLight = exampleStory(loyaltyPrograms, 'normal', 'ru', { globals: { scheme: 'light' } })
export const Stopped = exampleStory(loyaltyPrograms, 'stopped')
export const Empty = exampleStory(loyaltyPrograms, 'empty')
export const Failed = exampleStory(loyaltyPrograms, 'error', 'ru')
export const LongText = exampleStory(loyaltyPrograms, 'longText', 'ru')

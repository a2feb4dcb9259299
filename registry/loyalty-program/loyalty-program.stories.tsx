import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { loyaltyProgram } from './loyalty-program.schema.ts'

export default { title: 'Registry/LoyaltyProgram' }

export const Normal = exampleStory(loyaltyProgram, 'normal')
export const NormalInLight = exampleStory(loyaltyProgram, 'normal', 'ru', { globals: { scheme: 'light' } })
export const Stopped = exampleStory(loyaltyProgram, 'stopped')
export const Empty = exampleStory(loyaltyProgram, 'empty')
export const Failed = exampleStory(loyaltyProgram, 'error', 'ru')
export const LongText = exampleStory(loyaltyProgram, 'longText', 'ru')

import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { cashbacks } from './cashbacks.schema.ts'

export default { title: 'Registry/Cashbacks', parameters: { player: true } }

export const Normal = exampleStory(cashbacks, 'normal')
export const NormalInRussian = exampleStory(cashbacks, 'normal', 'ru')
export const Empty = exampleStory(cashbacks, 'empty')
export const Failed = exampleStory(cashbacks, 'error', 'ru')
export const LongText = exampleStory(cashbacks, 'longText')

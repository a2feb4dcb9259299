import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { receipt } from './receipt.schema.ts'

export default { title: 'Registry/Receipt', parameters: { player: true } }

export const Normal = exampleStory(receipt, 'normal')
export const Declined = exampleStory(receipt, 'declined')
export const Empty = exampleStory(receipt, 'empty')
export const Failed = exampleStory(receipt, 'error')
export const LongText = exampleStory(receipt, 'longText')
export const NormalInRussian = exampleStory(receipt, 'normal', 'ru')

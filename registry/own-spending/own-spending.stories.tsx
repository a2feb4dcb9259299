import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { ownSpending } from './own-spending.schema.ts'

export default { title: 'Registry/OwnSpending', parameters: { player: true } }

export const Normal = exampleStory(ownSpending, 'normal')
export const Empty = exampleStory(ownSpending, 'empty')
export const Failed = exampleStory(ownSpending, 'error')
export const NormalInRussian = exampleStory(ownSpending, 'normal', 'ru')

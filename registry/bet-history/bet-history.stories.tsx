import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { betHistory } from './bet-history.schema.ts'

export default { title: 'Registry/BetHistory', parameters: { player: true } }

export const Normal = exampleStory(betHistory, 'normal')
export const NormalInRussian = exampleStory(betHistory, 'normal', 'ru')
export const Empty = exampleStory(betHistory, 'empty')
export const Failed = exampleStory(betHistory, 'error', 'ru')
export const LongText = exampleStory(betHistory, 'longText')
export const LongTextInRussian = exampleStory(betHistory, 'longText', 'ru')

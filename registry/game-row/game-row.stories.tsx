import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { gameRow } from './game-row.schema.ts'

export default { title: 'Registry/GameRow' }

export const Normal = exampleStory(gameRow, 'normal')
export const NormalInRussian = exampleStory(gameRow, 'normal', 'ru')
export const Empty = exampleStory(gameRow, 'empty')
export const Failed = exampleStory(gameRow, 'error', 'ru')
export const LongText = exampleStory(gameRow, 'longText')
export const LongTextInRussian = exampleStory(gameRow, 'longText', 'ru')

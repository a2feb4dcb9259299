import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { gameStage } from './game-stage.schema.ts'

export default { title: 'Registry/GameStage' }

export const Normal = exampleStory(gameStage, 'normal')
export const NormalInRussian = exampleStory(gameStage, 'normal', 'ru')
export const Empty = exampleStory(gameStage, 'empty')
export const Failed = exampleStory(gameStage, 'error', 'ru')
export const LongText = exampleStory(gameStage, 'longText')
export const LongTextInRussian = exampleStory(gameStage, 'longText', 'ru')

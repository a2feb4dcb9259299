import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { jackpotBoard } from './jackpot-board.schema.ts'

export default { title: 'Registry/JackpotBoard' }

export const Normal = exampleStory(jackpotBoard, 'normal')
export const NormalInLight = exampleStory(jackpotBoard, 'normal', 'ru', { globals: { scheme: 'light' } })
export const Empty = exampleStory(jackpotBoard, 'empty')
export const Failed = exampleStory(jackpotBoard, 'error', 'ru')
export const LongText = exampleStory(jackpotBoard, 'longText')
export const LongTextInRussian = exampleStory(jackpotBoard, 'longText', 'ru')

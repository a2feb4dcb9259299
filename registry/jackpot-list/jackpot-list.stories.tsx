import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { jackpotList } from './jackpot-list.schema.ts'

export default { title: 'Registry/JackpotList' }

export const Normal = exampleStory(jackpotList, 'normal')
export const NormalInLight = exampleStory(jackpotList, 'normal', 'ru', { globals: { scheme: 'light' } })
export const Empty = exampleStory(jackpotList, 'empty')
export const Failed = exampleStory(jackpotList, 'error', 'ru')
export const LongText = exampleStory(jackpotList, 'longText')
export const LongTextInRussian = exampleStory(jackpotList, 'longText', 'ru')

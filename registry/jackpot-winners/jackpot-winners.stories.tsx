import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { jackpotWinners } from './jackpot-winners.schema.ts'

export default { title: 'Registry/JackpotWinners' }

export const Normal = exampleStory(jackpotWinners, 'normal')
export const NormalInLight = exampleStory(jackpotWinners, 'normal', 'ru', { globals: { scheme: 'light' } })
export const Empty = exampleStory(jackpotWinners, 'empty')
export const Failed = exampleStory(jackpotWinners, 'error', 'ru')
export const LongText = exampleStory(jackpotWinners, 'longText')
export const LongTextInRussian = exampleStory(jackpotWinners, 'longText', 'ru')

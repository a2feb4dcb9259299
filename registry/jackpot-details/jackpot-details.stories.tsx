import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { jackpotDetails } from './jackpot-details.schema.ts'

export default { title: 'Registry/JackpotDetails' }

export const Normal = exampleStory(jackpotDetails, 'normal')
export const NormalInLight = exampleStory(jackpotDetails, 'normal', 'ru', { globals: { scheme: 'light' } })
export const Empty = exampleStory(jackpotDetails, 'empty')
export const Failed = exampleStory(jackpotDetails, 'error', 'ru')
export const LongText = exampleStory(jackpotDetails, 'longText')
export const LongTextInRussian = exampleStory(jackpotDetails, 'longText', 'ru')

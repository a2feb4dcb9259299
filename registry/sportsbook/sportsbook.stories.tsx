import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { sportsbook } from './sportsbook.schema.ts'

export default { title: 'Registry/Sportsbook' }

export const Normal = exampleStory(sportsbook, 'normal')
export const NormalInRussian = exampleStory(sportsbook, 'normal', 'ru')
export const Closed = exampleStory(sportsbook, 'empty')
export const Failed = exampleStory(sportsbook, 'error', 'ru')
export const LongText = exampleStory(sportsbook, 'longText', 'ru')

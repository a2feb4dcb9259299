import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { sportsRow } from './sports-row.schema.ts'

export default { title: 'Registry/SportsRow' }

export const Normal = exampleStory(sportsRow, 'normal')
export const NormalInRussian = exampleStory(sportsRow, 'normal', 'ru')
export const Empty = exampleStory(sportsRow, 'empty')
export const Failed = exampleStory(sportsRow, 'error', 'ru')
export const PlatformWithoutSports = exampleStory(sportsRow, 'absent')
export const LongText = exampleStory(sportsRow, 'longText')
export const LongTextInRussian = exampleStory(sportsRow, 'longText', 'ru')

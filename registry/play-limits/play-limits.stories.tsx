import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { playLimits } from './play-limits.schema.ts'

export default { title: 'Registry/PlayLimits', parameters: { player: true } }

export const Normal = exampleStory(playLimits, 'normal')
export const Summary = exampleStory(playLimits, 'summary')
export const Empty = exampleStory(playLimits, 'empty')
export const Failed = exampleStory(playLimits, 'error')
export const LongText = exampleStory(playLimits, 'longText')
export const NormalInRussian = exampleStory(playLimits, 'normal', 'ru')
export const LongTextInRussian = exampleStory(playLimits, 'longText', 'ru')

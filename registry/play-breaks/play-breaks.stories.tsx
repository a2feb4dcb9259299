import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { playBreaks } from './play-breaks.schema.ts'

export default { title: 'Registry/PlayBreaks', parameters: { player: true } }

export const Normal = exampleStory(playBreaks, 'normal')
export const Excluded = exampleStory(playBreaks, 'excluded')
export const Empty = exampleStory(playBreaks, 'empty')
export const Failed = exampleStory(playBreaks, 'error')
export const NormalInRussian = exampleStory(playBreaks, 'normal', 'ru')

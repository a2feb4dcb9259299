import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { freespins } from './freespins.schema.ts'

export default { title: 'Registry/Freespins', parameters: { player: true } }

export const Normal = exampleStory(freespins, 'normal')
export const NormalInRussian = exampleStory(freespins, 'normal', 'ru')
export const Empty = exampleStory(freespins, 'empty')
export const Failed = exampleStory(freespins, 'error', 'ru')
export const LongText = exampleStory(freespins, 'longText')

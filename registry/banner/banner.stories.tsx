import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { banner } from './banner.schema.ts'

export default { title: 'Registry/Banner' }

export const Normal = exampleStory(banner, 'normal')
export const NormalInRussian = exampleStory(banner, 'normal', 'ru')
export const Several = exampleStory(banner, 'several')
export const Empty = exampleStory(banner, 'empty')
export const Error = exampleStory(banner, 'error')
export const LongText = exampleStory(banner, 'longText')
export const LongTextInRussian = exampleStory(banner, 'longText', 'ru')

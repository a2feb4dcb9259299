import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { section } from './section.schema.ts'

export default { title: 'Registry/Section' }

export const Normal = exampleStory(section, 'normal')
export const NormalInRussian = exampleStory(section, 'normal', 'ru')
export const OnBand = exampleStory(section, 'onBand')
export const Empty = exampleStory(section, 'empty')
export const LongText = exampleStory(section, 'longText')
export const LongTextInRussian = exampleStory(section, 'longText', 'ru')

import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { richText } from './rich-text.schema.ts'

export default { title: 'Registry/RichText' }

export const Normal = exampleStory(richText, 'normal')
export const NormalInRussian = exampleStory(richText, 'normal', 'ru')
export const Empty = exampleStory(richText, 'empty')
export const LongText = exampleStory(richText, 'longText')
export const LongTextInRussian = exampleStory(richText, 'longText', 'ru')

import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { seoText } from './seo-text.schema.ts'

export default { title: 'Registry/SeoText' }

export const Normal = exampleStory(seoText, 'normal')
export const NormalInRussian = exampleStory(seoText, 'normal', 'ru')
export const LongText = exampleStory(seoText, 'longText')
export const LongTextInRussian = exampleStory(seoText, 'longText', 'ru')

import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { siteFooter } from './site-footer.schema.ts'

export default { title: 'Registry/SiteFooter' }

export const Normal = exampleStory(siteFooter, 'normal')
export const NormalInRussian = exampleStory(siteFooter, 'normal', 'ru')
export const Empty = exampleStory(siteFooter, 'empty')
export const LongText = exampleStory(siteFooter, 'longText')
export const LongTextInRussian = exampleStory(siteFooter, 'longText', 'ru')

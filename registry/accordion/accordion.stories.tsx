import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { accordion } from './accordion.schema.ts'

export default { title: 'Registry/Accordion' }

export const Normal = exampleStory(accordion, 'normal')
export const NormalInRussian = exampleStory(accordion, 'normal', 'ru')
export const Exclusive = exampleStory(accordion, 'exclusive')
export const Empty = exampleStory(accordion, 'empty')
export const LongText = exampleStory(accordion, 'longText')
export const LongTextInRussian = exampleStory(accordion, 'longText', 'ru')

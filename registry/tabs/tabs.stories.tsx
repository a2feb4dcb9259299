import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { tabs } from './tabs.schema.ts'

export default { title: 'Registry/Tabs' }

export const Normal = exampleStory(tabs, 'normal')
export const NormalInRussian = exampleStory(tabs, 'normal', 'ru')
export const Empty = exampleStory(tabs, 'empty')
export const LongText = exampleStory(tabs, 'longText')
export const LongTextInRussian = exampleStory(tabs, 'longText', 'ru')

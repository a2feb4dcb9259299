import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { formTabs } from './form-tabs.schema.ts'

export default { title: 'Registry/FormTabs' }

export const Normal = exampleStory(formTabs, 'normal')
export const NormalInRussian = exampleStory(formTabs, 'normal', 'ru')
export const Empty = exampleStory(formTabs, 'empty')
export const LongText = exampleStory(formTabs, 'longText')
export const LongTextInRussian = exampleStory(formTabs, 'longText', 'ru')

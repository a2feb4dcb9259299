import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { button } from './button.schema.ts'

export default { title: 'Registry/Button' }

export const Normal = exampleStory(button, 'normal')
export const NormalInRussian = exampleStory(button, 'normal', 'ru')
export const Empty = exampleStory(button, 'empty')
export const LongText = exampleStory(button, 'longText')
export const LongTextInRussian = exampleStory(button, 'longText', 'ru')

import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { authPanel } from './auth-panel.schema.ts'

export default { title: 'Registry/AuthPanel' }

export const Normal = exampleStory(authPanel, 'normal')
export const NormalInRussian = exampleStory(authPanel, 'normal', 'ru')
export const Empty = exampleStory(authPanel, 'empty')
export const LongText = exampleStory(authPanel, 'longText')
export const LongTextInRussian = exampleStory(authPanel, 'longText', 'ru')

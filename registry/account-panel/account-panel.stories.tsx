import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { accountPanel } from './account-panel.schema.ts'

export default { title: 'Registry/AccountPanel' }

export const Normal = exampleStory(accountPanel, 'normal')
export const NormalInRussian = exampleStory(accountPanel, 'normal', 'ru')
export const Empty = exampleStory(accountPanel, 'empty')
export const LongText = exampleStory(accountPanel, 'longText', 'ru')

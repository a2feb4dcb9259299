import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { systemMessage } from './system-message.schema.ts'

export default { title: 'Registry/SystemMessage' }

export const Normal = exampleStory(systemMessage, 'normal')
export const NormalInRussian = exampleStory(systemMessage, 'normal', 'ru')
export const Empty = exampleStory(systemMessage, 'empty')
export const LongText = exampleStory(systemMessage, 'longText')
export const LongTextInRussian = exampleStory(systemMessage, 'longText', 'ru')

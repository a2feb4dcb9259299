import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { unsubscribe } from './unsubscribe.schema.ts'

export default { title: 'Registry/Unsubscribe' }

export const Normal = exampleStory(unsubscribe, 'normal')
export const NormalInRussian = exampleStory(unsubscribe, 'normal', 'ru')
export const LongText = exampleStory(unsubscribe, 'longText')
export const LongTextInRussian = exampleStory(unsubscribe, 'longText', 'ru')

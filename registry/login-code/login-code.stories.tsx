import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { loginCode } from './login-code.schema.ts'

export default { title: 'Registry/LoginCode' }

export const Normal = exampleStory(loginCode, 'normal')
export const NormalInRussian = exampleStory(loginCode, 'normal', 'ru')
export const LongText = exampleStory(loginCode, 'longText')
export const LongTextInRussian = exampleStory(loginCode, 'longText', 'ru')

import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { socialLogin } from './social-login.schema.ts'

export default { title: 'Registry/SocialLogin' }

export const Normal = exampleStory(socialLogin, 'normal')
export const NormalInRussian = exampleStory(socialLogin, 'normal', 'ru')
export const Empty = exampleStory(socialLogin, 'empty')
export const LongText = exampleStory(socialLogin, 'longText')
export const LongTextInRussian = exampleStory(socialLogin, 'longText', 'ru')

import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { resetPassword } from './reset-password.schema.ts'

export default { title: 'Registry/ResetPassword' }

export const Normal = exampleStory(resetPassword, 'normal')
export const NormalInRussian = exampleStory(resetPassword, 'normal', 'ru')

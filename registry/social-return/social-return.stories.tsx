import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { socialReturn } from './social-return.schema.ts'

export default { title: 'Registry/SocialReturn' }

export const Normal = exampleStory(socialReturn, 'normal')
export const NormalInRussian = exampleStory(socialReturn, 'normal', 'ru')

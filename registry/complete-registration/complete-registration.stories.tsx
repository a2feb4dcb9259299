import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { completeRegistration } from './complete-registration.schema.ts'

export default { title: 'Registry/CompleteRegistration' }

export const Normal = exampleStory(completeRegistration, 'normal')
export const NormalInRussian = exampleStory(completeRegistration, 'normal', 'ru')

import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { feedback } from './feedback.schema.ts'

export default { title: 'Registry/Feedback' }

export const Normal = exampleStory(feedback, 'normal')
export const NormalInRussian = exampleStory(feedback, 'normal', 'ru')

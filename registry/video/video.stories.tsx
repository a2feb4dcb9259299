import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { video } from './video.schema.ts'

export default { title: 'Registry/Video' }

export const Normal = exampleStory(video, 'normal')
export const NormalInRussian = exampleStory(video, 'normal', 'ru')
export const LongText = exampleStory(video, 'longText')
export const LongTextInRussian = exampleStory(video, 'longText', 'ru')

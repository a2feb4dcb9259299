import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { embeddedFrame } from './embedded-frame.schema.ts'

export default { title: 'Registry/EmbeddedFrame' }

export const Normal = exampleStory(embeddedFrame, 'normal')
export const NormalInRussian = exampleStory(embeddedFrame, 'normal', 'ru')
export const LongText = exampleStory(embeddedFrame, 'longText')
export const LongTextInRussian = exampleStory(embeddedFrame, 'longText', 'ru')

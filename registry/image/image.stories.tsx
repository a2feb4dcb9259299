import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { image } from './image.schema.ts'

export default { title: 'Registry/Image' }

export const Normal = exampleStory(image, 'normal')
export const NormalInRussian = exampleStory(image, 'normal', 'ru')
export const Decorative = exampleStory(image, 'decorative')
export const LongText = exampleStory(image, 'longText')
export const LongTextInRussian = exampleStory(image, 'longText', 'ru')

import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { formBlock } from './form-block.schema.ts'

export default { title: 'Registry/FormBlock' }

export const Normal = exampleStory(formBlock, 'normal')
export const NormalRu = exampleStory(formBlock, 'normal', 'ru')
export const Short = exampleStory(formBlock, 'short')
export const ShortRu = exampleStory(formBlock, 'short', 'ru')

import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { hero } from './hero.schema.ts'

export default { title: 'Registry/Hero' }

export const Normal = exampleStory(hero, 'normal')
export const NormalInRussian = exampleStory(hero, 'normal', 'ru')
export const Single = exampleStory(hero, 'single')
export const Empty = exampleStory(hero, 'empty')
export const LongText = exampleStory(hero, 'longText')
export const LongTextInRussian = exampleStory(hero, 'longText', 'ru')

import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { iconSprite } from './icon-sprite.schema.ts'

export default { title: 'Registry/IconSprite' }

export const Normal = exampleStory(iconSprite, 'normal')
export const NormalInRussian = exampleStory(iconSprite, 'normal', 'ru')

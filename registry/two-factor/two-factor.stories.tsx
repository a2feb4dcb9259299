import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { twoFactor } from './two-factor.schema.ts'

export default { title: 'Registry/TwoFactor', parameters: { player: true } }

export const Normal = exampleStory(twoFactor, 'normal')
export const NormalInRussian = exampleStory(twoFactor, 'normal', 'ru')

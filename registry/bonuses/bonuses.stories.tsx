import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { bonuses } from './bonuses.schema.ts'

export default { title: 'Registry/Bonuses', parameters: { player: true } }

export const Normal = exampleStory(bonuses, 'normal')
export const NormalInRussian = exampleStory(bonuses, 'normal', 'ru')
export const Empty = exampleStory(bonuses, 'empty')
export const Failed = exampleStory(bonuses, 'error', 'ru')
export const LongText = exampleStory(bonuses, 'longText')

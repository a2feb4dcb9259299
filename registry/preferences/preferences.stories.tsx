import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { preferences } from './preferences.schema.ts'

export default { title: 'Registry/Preferences', parameters: { player: true } }

export const Normal = exampleStory(preferences, 'normal')
export const NormalInRussian = exampleStory(preferences, 'normal', 'ru')

import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { bareHeader } from './bare-header.schema.ts'

export default { title: 'Registry/BareHeader' }

export const Normal = exampleStory(bareHeader, 'normal')
export const NormalInRussian = exampleStory(bareHeader, 'normal', 'ru')

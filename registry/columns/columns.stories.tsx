import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { columns } from './columns.schema.ts'

export default { title: 'Registry/Columns' }

export const Normal = exampleStory(columns, 'normal')
export const NormalInRussian = exampleStory(columns, 'normal', 'ru')
export const Halves = exampleStory(columns, 'halves')
export const Quarters = exampleStory(columns, 'quarters')
export const Empty = exampleStory(columns, 'empty')
export const LongText = exampleStory(columns, 'longText')

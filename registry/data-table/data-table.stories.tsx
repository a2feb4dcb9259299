import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { dataTable } from './data-table.schema.ts'

export default { title: 'Registry/DataTable' }

export const Normal = exampleStory(dataTable, 'normal')
export const NormalInRussian = exampleStory(dataTable, 'normal', 'ru')
export const Compact = exampleStory(dataTable, 'compact')
export const Empty = exampleStory(dataTable, 'empty')
export const LongText = exampleStory(dataTable, 'longText')
export const LongTextInRussian = exampleStory(dataTable, 'longText', 'ru')

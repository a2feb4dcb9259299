import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { winnersTable } from './winners-table.schema.ts'

export default { title: 'Registry/WinnersTable' }

export const Normal = exampleStory(winnersTable, 'normal')
export const NormalInLight = exampleStory(winnersTable, 'normal', 'ru', { globals: { scheme: 'light' } })
export const Empty = exampleStory(winnersTable, 'empty')
export const Failed = exampleStory(winnersTable, 'error', 'ru')
export const LongText = exampleStory(winnersTable, 'longText')
export const LongTextInRussian = exampleStory(winnersTable, 'longText', 'ru')

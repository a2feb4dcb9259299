import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { historyExport } from './history-export.schema.ts'

export default { title: 'Registry/HistoryExport', parameters: { player: true } }

export const Normal = exampleStory(historyExport, 'normal')
export const NormalInRussian = exampleStory(historyExport, 'normal', 'ru')
export const Processing = exampleStory(historyExport, 'processing')
export const FileFailed = exampleStory(historyExport, 'failed', 'ru')
export const Empty = exampleStory(historyExport, 'empty')
export const Failed = exampleStory(historyExport, 'error', 'ru')

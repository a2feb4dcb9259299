import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { sidebar } from './sidebar.schema.ts'

export default { title: 'Registry/Sidebar' }

export const Normal = exampleStory(sidebar, 'normal')
export const NormalInRussian = exampleStory(sidebar, 'normal', 'ru')
export const Empty = exampleStory(sidebar, 'empty')
export const Error = exampleStory(sidebar, 'error')
export const PlayerInLight = exampleStory(sidebar, 'normal', 'ru', {
  globals: { scheme: 'light' },
  parameters: { player: true },
})

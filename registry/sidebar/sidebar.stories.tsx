import { entryMeta, exampleStory } from '../../.storybook/registry-stories.tsx'
import { sidebar } from './sidebar.schema.ts'

export default { ...entryMeta(sidebar), title: 'Registry/Sidebar', tags: ['autodocs'] }

export const PlayerInLight = exampleStory(sidebar, 'normal', 'ru', {
  globals: { scheme: 'light' },
  parameters: { player: true },
})

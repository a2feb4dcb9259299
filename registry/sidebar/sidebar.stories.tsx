import { entryMeta, exampleStory } from '../../.storybook/registry-stories.tsx'
import { sidebar } from './sidebar.schema.ts'

export default { ...entryMeta(sidebar), title: 'Registry/Frame/Sidebar', tags: ['autodocs'] }

export const PlayerInLight = exampleStory(sidebar, 'normal', {
  globals: { scheme: 'light' },
  parameters: { player: true },
})

import { entryMeta, exampleStory } from '../../.storybook/registry-stories.tsx'
import { categoryChips } from './category-chips.schema.ts'

export default { ...entryMeta(categoryChips), title: 'Registry/Games/CategoryChips', tags: ['autodocs'] }

export const Player = exampleStory(categoryChips, 'normal', {
  parameters: { player: true, answers: { 'games.getLikes': { items: ['aviora', 'anor-deluxe'] } } },
})

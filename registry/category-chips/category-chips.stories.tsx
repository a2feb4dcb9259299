import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { categoryChips } from './category-chips.schema.ts'

export default { title: 'Registry/CategoryChips' }

export const Normal = exampleStory(categoryChips, 'normal')
export const NormalInLight = exampleStory(categoryChips, 'normal', 'ru', { globals: { scheme: 'light' } })
export const Player = exampleStory(categoryChips, 'normal', 'ru', {
  parameters: { player: true, answers: { 'games.getLikes': { items: ['aviora', 'anor-deluxe'] } } },
})
export const Picked = exampleStory(categoryChips, 'picked')
export const Empty = exampleStory(categoryChips, 'empty')
export const Failed = exampleStory(categoryChips, 'error', 'ru')
export const LongText = exampleStory(categoryChips, 'longText')
export const LongTextInRussian = exampleStory(categoryChips, 'longText', 'ru')

import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { gameHall } from './game-hall.schema.ts'

export default { title: 'Registry/GameHall' }

export const Normal = exampleStory(gameHall, 'normal')
export const NormalInLight = exampleStory(gameHall, 'normal', 'ru', { globals: { scheme: 'light' } })
export const Player = exampleStory(gameHall, 'normal', 'ru', {
  parameters: { player: true, answers: { 'games.getLikes': { items: ['wolf-moon'] } } },
})
export const Empty = exampleStory(gameHall, 'empty')
export const Failed = exampleStory(gameHall, 'error', 'ru')
export const LongText = exampleStory(gameHall, 'longText')
export const LongTextInRussian = exampleStory(gameHall, 'longText', 'ru')

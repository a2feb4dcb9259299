import { entryMeta, exampleStory } from '../../.storybook/registry-stories.tsx'
import { gameHall } from './game-hall.schema.ts'

export default { ...entryMeta(gameHall), title: 'Registry/Games/GameHall', tags: ['autodocs'] }

export const Player = exampleStory(gameHall, 'normal', {
  parameters: { player: true, answers: { 'games.getLikes': { items: ['wolf-moon'] } } },
})

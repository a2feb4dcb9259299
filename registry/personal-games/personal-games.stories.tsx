import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { gameHall } from '../game-hall/game-hall.schema.ts'
import { personalGames } from './personal-games.schema.ts'

export default { title: 'Registry/PersonalGames' }

const games = gameHall.examples.normal.data?.['games']
const answers = {
  'games.getLikes': { items: ['wolf-moon', 'anor-deluxe'] },
  'games.getHistory': { items: [], total: 0 },
  'games.get': games?.status === 'success' ? games.data : {},
}
const player = { parameters: { player: true, answers } }

export const Guest = exampleStory(personalGames, 'normal')
export const Favourites = exampleStory(personalGames, 'favourites', 'ru', player)
export const FavouritesInUzbek = exampleStory(personalGames, 'favourites', 'uz', player)
export const LongText = exampleStory(personalGames, 'longText', 'ru', player)

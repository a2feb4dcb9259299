import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { tournamentGames } from './tournament-games.schema.ts'

export default { title: 'Registry/TournamentGames' }

export const Normal = exampleStory(tournamentGames, 'normal')
export const Row = exampleStory(tournamentGames, 'row', 'ru')
export const Empty = exampleStory(tournamentGames, 'empty')
export const Failed = exampleStory(tournamentGames, 'error', 'ru')
export const LongText = exampleStory(tournamentGames, 'longText')
export const LongTextInRussian = exampleStory(tournamentGames, 'longText', 'ru')

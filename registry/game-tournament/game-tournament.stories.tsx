import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { gameTournament } from './game-tournament.schema.ts'

export default { title: 'Registry/GameTournament' }

export const Normal = exampleStory(gameTournament, 'normal')
export const NormalInLight = exampleStory(gameTournament, 'normal', 'ru', { globals: { scheme: 'light' } })
export const Empty = exampleStory(gameTournament, 'empty')
export const Failed = exampleStory(gameTournament, 'error', 'ru')
export const LongText = exampleStory(gameTournament, 'longText')
export const LongTextInRussian = exampleStory(gameTournament, 'longText', 'ru')
export const Participating = exampleStory(gameTournament, 'participating', 'ru', {
  parameters: { player: true },
})

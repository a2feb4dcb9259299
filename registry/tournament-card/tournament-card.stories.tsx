import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { tournamentCard } from './tournament-card.schema.ts'

export default { title: 'Registry/TournamentCard' }

export const Normal = exampleStory(tournamentCard, 'normal')
export const NormalInRussian = exampleStory(tournamentCard, 'normal', 'ru')
export const ToCome = exampleStory(tournamentCard, 'future')
export const Participating = exampleStory(tournamentCard, 'participating', 'ru', {
  parameters: { player: true },
})
export const Empty = exampleStory(tournamentCard, 'empty')
export const Failed = exampleStory(tournamentCard, 'error', 'ru')
export const LongText = exampleStory(tournamentCard, 'longText')
export const LongTextInRussian = exampleStory(tournamentCard, 'longText', 'ru')

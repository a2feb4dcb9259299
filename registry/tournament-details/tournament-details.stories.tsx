import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { tournamentDetails } from './tournament-details.schema.ts'

export default { title: 'Registry/TournamentDetails' }

export const Normal = exampleStory(tournamentDetails, 'normal')
export const NormalInLight = exampleStory(tournamentDetails, 'normal', 'ru', { globals: { scheme: 'light' } })
export const Participating = exampleStory(tournamentDetails, 'participating', 'ru', {
  parameters: { player: true },
})
export const Finished = exampleStory(tournamentDetails, 'finished')
export const Empty = exampleStory(tournamentDetails, 'empty')
export const Failed = exampleStory(tournamentDetails, 'error', 'ru')
export const LongText = exampleStory(tournamentDetails, 'longText')
export const LongTextInRussian = exampleStory(tournamentDetails, 'longText', 'ru')

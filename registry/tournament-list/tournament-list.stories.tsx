import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { tournamentList } from './tournament-list.schema.ts'

export default { title: 'Registry/TournamentList' }

export const Normal = exampleStory(tournamentList, 'normal')
export const NormalInLight = exampleStory(tournamentList, 'normal', 'ru', { globals: { scheme: 'light' } })
export const Finished = exampleStory(tournamentList, 'finished')
export const Empty = exampleStory(tournamentList, 'empty')
export const Failed = exampleStory(tournamentList, 'error', 'ru')
export const LongText = exampleStory(tournamentList, 'longText')
export const LongTextInRussian = exampleStory(tournamentList, 'longText', 'ru')

import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { relatedGames } from './related-games.schema.ts'

export default { title: 'Registry/RelatedGames' }

export const Normal = exampleStory(relatedGames, 'normal')
export const NormalInLight = exampleStory(relatedGames, 'normal', 'ru', { globals: { scheme: 'light' } })
export const Empty = exampleStory(relatedGames, 'empty')
export const Failed = exampleStory(relatedGames, 'error', 'ru')
export const LongText = exampleStory(relatedGames, 'longText')
export const LongTextInRussian = exampleStory(relatedGames, 'longText', 'ru')

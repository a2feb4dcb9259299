import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { cardList } from './card-list.schema.ts'

export default { title: 'Registry/CardList' }

export const Normal = exampleStory(cardList, 'normal')
export const NormalInRussian = exampleStory(cardList, 'normal', 'ru')
export const Steps = exampleStory(cardList, 'steps')
export const Scenes = exampleStory(cardList, 'scenes')
export const Empty = exampleStory(cardList, 'empty')
export const LongText = exampleStory(cardList, 'longText')
export const LongTextInRussian = exampleStory(cardList, 'longText', 'ru')

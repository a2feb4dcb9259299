import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { loyaltyCharacters } from './loyalty-characters.schema.ts'

export default { title: 'Registry/LoyaltyCharacters' }

const player = { parameters: { player: true } }

export const Normal = exampleStory(loyaltyCharacters, 'normal', 'uz', player)
export const NormalInLight = exampleStory(loyaltyCharacters, 'normal', 'ru', {
  ...player,
  globals: { scheme: 'light' },
})
export const Guest = exampleStory(loyaltyCharacters, 'normal', 'ru')
export const Unknown = exampleStory(loyaltyCharacters, 'unknown', 'uz', player)
export const Empty = exampleStory(loyaltyCharacters, 'empty')
export const Failed = exampleStory(loyaltyCharacters, 'error', 'ru')
export const LongText = exampleStory(loyaltyCharacters, 'longText', 'ru', player)

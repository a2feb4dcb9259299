import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { loyaltyHero } from './loyalty-hero.schema.ts'

export default { title: 'Registry/LoyaltyHero' }

const player = { parameters: { player: true } }

export const Normal = exampleStory(loyaltyHero, 'normal', 'uz', player)
export const NormalInLight = exampleStory(loyaltyHero, 'normal', 'ru', {
  ...player,
  globals: { scheme: 'light' },
})
export const Guest = exampleStory(loyaltyHero, 'normal', 'ru')
export const NoCharacter = exampleStory(loyaltyHero, 'noCharacter', 'uz', player)
export const Top = exampleStory(loyaltyHero, 'top', 'ru', player)
export const Empty = exampleStory(loyaltyHero, 'empty', 'uz', player)
export const Failed = exampleStory(loyaltyHero, 'error', 'ru', player)
export const LongText = exampleStory(loyaltyHero, 'longText', 'uz', player)
export const LongTextInRussian = exampleStory(loyaltyHero, 'longText', 'ru', player)

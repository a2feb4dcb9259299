import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { loyaltyShop } from './loyalty-shop.schema.ts'

export default { title: 'Registry/LoyaltyShop' }

const player = { parameters: { player: true } }

export const Normal = exampleStory(loyaltyShop, 'normal', 'uz', player)
export const NormalInLight = exampleStory(loyaltyShop, 'normal', 'ru', {
  ...player,
  globals: { scheme: 'light' },
})
export const Guest = exampleStory(loyaltyShop, 'normal', 'ru')
export const Row = exampleStory(loyaltyShop, 'row', 'uz', player)
export const More = exampleStory(loyaltyShop, 'more', 'ru', player)
export const Empty = exampleStory(loyaltyShop, 'empty')
export const Failed = exampleStory(loyaltyShop, 'error', 'ru')
export const LongText = exampleStory(loyaltyShop, 'longText', 'ru', player)

import { entryMeta, exampleStory } from '../../.storybook/registry-stories.tsx'
import { loyaltyShop } from './loyalty-shop.schema.ts'

export default { ...entryMeta(loyaltyShop), title: 'Registry/LoyaltyShop', tags: ['autodocs'] }

export const Guest = exampleStory(loyaltyShop, 'normal', 'ru', { parameters: { player: false } })

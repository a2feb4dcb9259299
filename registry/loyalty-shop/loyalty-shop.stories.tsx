import { entryMeta, exampleStory } from '../../.storybook/registry-stories.tsx'
import { loyaltyShop } from './loyalty-shop.schema.ts'

export default { ...entryMeta(loyaltyShop), title: 'Registry/Account/LoyaltyShop', tags: ['autodocs'] }

export const Guest = exampleStory(loyaltyShop, 'normal', { parameters: { player: false } })

import { entryMeta, exampleStory } from '../../.storybook/registry-stories.tsx'
import { loyaltyHero } from './loyalty-hero.schema.ts'

export default { ...entryMeta(loyaltyHero), title: 'Registry/Account/LoyaltyHero', tags: ['autodocs'] }

export const Guest = exampleStory(loyaltyHero, 'normal', { parameters: { player: false } })

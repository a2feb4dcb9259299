import { entryMeta, exampleStory } from '../../.storybook/registry-stories.tsx'
import { loyaltyHero } from './loyalty-hero.schema.ts'

export default { ...entryMeta(loyaltyHero), title: 'Registry/LoyaltyHero', tags: ['autodocs'] }

export const Guest = exampleStory(loyaltyHero, 'normal', 'ru', { parameters: { player: false } })

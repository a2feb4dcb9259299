import { entryMeta, exampleStory } from '../../.storybook/registry-stories.tsx'
import { loyaltyCharacters } from './loyalty-characters.schema.ts'

export default { ...entryMeta(loyaltyCharacters), title: 'Registry/LoyaltyCharacters', tags: ['autodocs'] }

export const Guest = exampleStory(loyaltyCharacters, 'normal', 'ru', { parameters: { player: false } })

import { entryMeta, exampleStory } from '../../.storybook/registry-stories.tsx'
import { loyaltyCharacters } from './loyalty-characters.schema.ts'

export default {
  ...entryMeta(loyaltyCharacters),
  title: 'Registry/Account/LoyaltyCharacters',
  tags: ['autodocs'],
}

export const Guest = exampleStory(loyaltyCharacters, 'normal', { parameters: { player: false } })

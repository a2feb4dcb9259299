import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { offerDetails } from './offer-details.schema.ts'

export default { title: 'Registry/OfferDetails' }

export const Normal = exampleStory(offerDetails, 'normal')
export const NormalInLight = exampleStory(offerDetails, 'normal', 'ru', { globals: { scheme: 'light' } })
export const Player = exampleStory(offerDetails, 'normal', 'ru', { parameters: { player: true } })
export const Promotion = exampleStory(offerDetails, 'promotion')
export const Taken = exampleStory(offerDetails, 'taken', 'uz', { parameters: { player: true } })
export const Unmet = exampleStory(offerDetails, 'unmet', 'ru', { parameters: { player: true } })
export const Empty = exampleStory(offerDetails, 'empty')
export const Failed = exampleStory(offerDetails, 'error', 'ru')
export const LongText = exampleStory(offerDetails, 'longText')
export const LongTextInRussian = exampleStory(offerDetails, 'longText', 'ru')

import { entryMeta, exampleStory } from '../../.storybook/registry-stories.tsx'
import { offerDetails } from './offer-details.schema.ts'

export default { ...entryMeta(offerDetails), title: 'Registry/Money/OfferDetails', tags: ['autodocs'] }

export const Player = exampleStory(offerDetails, 'normal', { parameters: { player: true } })

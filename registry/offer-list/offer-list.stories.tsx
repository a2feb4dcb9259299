import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { offerList } from './offer-list.schema.ts'

export default { title: 'Registry/OfferList' }

export const Normal = exampleStory(offerList, 'normal')
export const NormalInLight = exampleStory(offerList, 'normal', 'ru', { globals: { scheme: 'light' } })
export const Promotions = exampleStory(offerList, 'promotions')
export const Taken = exampleStory(offerList, 'taken', 'ru', { parameters: { player: true } })
export const Empty = exampleStory(offerList, 'empty')
export const Failed = exampleStory(offerList, 'error', 'ru')
export const LongText = exampleStory(offerList, 'longText')
export const LongTextInRussian = exampleStory(offerList, 'longText', 'ru')

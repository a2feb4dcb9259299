import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { promotionCards } from './promotion-cards.schema.ts'

export default { title: 'Registry/PromotionCards' }

export const Normal = exampleStory(promotionCards, 'normal')
export const NormalInRussian = exampleStory(promotionCards, 'normal', 'ru')
export const Single = exampleStory(promotionCards, 'single')
export const Pictures = exampleStory(promotionCards, 'pictures')
export const LongText = exampleStory(promotionCards, 'longText')
export const LongTextInRussian = exampleStory(promotionCards, 'longText', 'ru')

import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { promoCode } from './promo-code.schema.ts'

export default { title: 'Registry/PromoCode', parameters: { player: true } }

export const Normal = exampleStory(promoCode, 'normal')
export const NormalInRussian = exampleStory(promoCode, 'normal', 'ru')
export const Empty = exampleStory(promoCode, 'empty')
export const LongText = exampleStory(promoCode, 'longText', 'ru')

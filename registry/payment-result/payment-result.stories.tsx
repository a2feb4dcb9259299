import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { paymentResult } from './payment-result.schema.ts'

export default { title: 'Registry/PaymentResult' }

export const Normal = exampleStory(paymentResult, 'normal')
export const NormalInRussian = exampleStory(paymentResult, 'normal', 'ru')
export const Pending = exampleStory(paymentResult, 'pending')
export const Declined = exampleStory(paymentResult, 'fail', 'ru')
export const Empty = exampleStory(paymentResult, 'empty')
export const Failed = exampleStory(paymentResult, 'error', 'ru')
export const LongText = exampleStory(paymentResult, 'longText')
export const LongTextInRussian = exampleStory(paymentResult, 'longText', 'ru')

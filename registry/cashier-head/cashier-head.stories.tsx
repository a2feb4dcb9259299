import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { cashierHead } from './cashier-head.schema.ts'

export default { title: 'Registry/CashierHead', parameters: { player: true } }

export const Normal = exampleStory(cashierHead, 'normal')
export const NormalInRussian = exampleStory(cashierHead, 'normal', 'ru')
export const WithBalances = exampleStory(cashierHead, 'balances')
export const LongText = exampleStory(cashierHead, 'longText')
export const LongTextInRussian = exampleStory(cashierHead, 'longText', 'ru')

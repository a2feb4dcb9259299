import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { wallet } from './wallet.schema.ts'

const money = (amount: string) => ({ amount, currency: 'UZS' })
const balance = {
  balance_main: money('1000000.00'),
  balance_bonus: money('284500.50'),
  balance_betting_bonus: money('0.00'),
  balance_fun: money('10000.00'),
}

export default {
  title: 'Registry/Wallet',
  parameters: { player: true, answers: { 'account.getBalance': balance } },
}

export const Normal = exampleStory(wallet, 'normal')
export const NormalInRussian = exampleStory(wallet, 'normal', 'ru')
export const Guest = exampleStory(wallet, 'normal', 'ru', { parameters: { player: false } })

import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { recentTransactions } from './recent-transactions.schema.ts'

const payments = {
  items: [
    {
      id: 20417,
      created_at: '2026-03-01T07:00:00Z',
      updated_at: '2026-03-01T07:01:00Z',
      requisites: { card_number: '8600********3308' },
      method: 'uzcard',
      type: 'deposit',
      amount: { amount: '500000.00', currency: 'UZS' },
      status: 'success',
      can_cancel: false,
      domain: 'localhost',
    },
  ],
  total: 1,
}

export default {
  title: 'Registry/RecentTransactions',
  parameters: { player: true, answers: { 'cashier.gethistory': payments } },
}

export const Normal = exampleStory(recentTransactions, 'normal')
export const LongText = exampleStory(recentTransactions, 'longText')
export const NormalInRussian = exampleStory(recentTransactions, 'normal', 'ru')

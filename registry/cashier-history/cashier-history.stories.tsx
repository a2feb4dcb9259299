import { exampleStory } from '../../.storybook/registry-stories.tsx'
import { cashierHistory } from './cashier-history.schema.ts'

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
  title: 'Registry/CashierHistory',
  parameters: { player: true, answers: { 'cashier.gethistory': payments } },
}

export const Normal = exampleStory(cashierHistory, 'normal')
export const Empty = exampleStory(cashierHistory, 'empty')
export const Failed = exampleStory(cashierHistory, 'error')
export const LongText = exampleStory(cashierHistory, 'longText')
export const NormalInRussian = exampleStory(cashierHistory, 'normal', 'ru')
export const Guest = exampleStory(cashierHistory, 'normal', 'ru', { parameters: { player: false } })

import { expect, it } from 'vitest'
import { outcomeOf } from './bet-outcome.ts'

const uzs = (amount: string) => ({ amount, currency: 'UZS' })

it.each([
  ['won', '4999.99', 'partial'],
  ['lost', '4999.99', 'partial'],
  ['won', '5000.00', 'refunded'],
  ['won', '5000.01', 'won'],
  ['lost', '0.00', 'lost'],
  ['open', '0.00', 'open'],
  ['refunded', '5000.00', 'refunded'],
  ['other', '5000.01', 'other'],
] as const)('a bet of 5,000 that is %s and returned %s is shown as %s', (status, win, expected) => {
  expect(outcomeOf({ status, bet: uzs('5000.00'), win: uzs(win) })).toBe(expected)
})

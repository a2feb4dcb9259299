import { expect, it } from 'vitest'
import type { AnyBonus } from './bonus-calls.ts'
import { wageringOf } from './wagering.ts'

const money = (amount: string) => ({ amount, currency: 'UZS' })

function bonus(done: string, required: string): AnyBonus {
  return {
    id: 1,
    type: 'betting',
    status: 'active',
    amount: money('1.00'),
    granted: money('1.00'),
    wager_required: money(required),
    wager_done: money(done),
    activated_at: null,
    expires_at: null,
    forfeit: money('1.00'),
    can_activate: false,
    can_remove: true,
    min_odds: '1.80',
    description: { name: '', text: '', terms: '' },
  }
}

it.each([
  ['0.00', '750000.00', 0, '750000.00'],
  ['210000.00', '750000.00', 28, '540000.00'],
  ['749999.99', '750000.00', 99, '0.01'],
  ['750000.00', '750000.00', 100, '0'],
  ['800000.00', '750000.00', 100, '0'],
  ['0.00000001', '0.00000003', 33, '0.00000002'],
])('for %s wagered of %s shows %i percent and %s left', (done, required, percent, left) => {
  expect(wageringOf(bonus(done, required))).toEqual({ percent, left: money(left) })
})

it('shows no wagering if none is required', () => {
  expect(wageringOf(bonus('0.00', '0.00'))).toBeNull()
})

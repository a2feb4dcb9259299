import { expect, it } from 'vitest'
import type { Offer } from '../../schemas/api/entities/rewards.ts'
import { bonusOf, depositOffers, isShortOf, offersWith } from './offers.ts'

function offer(
  id: number,
  trigger: Partial<Offer['trigger']> = {},
  excluded: string[] = [],
  promotions: Offer['promotions'] = [],
): Offer {
  return {
    id,
    sysname: `offer-${id}`,
    trigger: {
      action: 'deposit',
      user_satisfies_params: true,
      params: {
        exclude_methods: excluded,
        min_amount: { amount: '100000.00', currency: 'UZS' },
        promo_code: false,
      },
      ...trigger,
    },
    description: { name: '', text: '', terms: '', rules: '', scene: null, image: null },
    promotions,
  }
}

const ids = (offers: readonly Offer[]) => offers.map(({ id }) => id)

it('keeps deposit offers whose conditions the player meets, and all for a guest [CASH-03]', () => {
  const offers = [
    offer(1),
    offer(2, { action: 'registration' }),
    offer(3, { user_satisfies_params: false }),
    offer(4, { action: 'bet', user_satisfies_params: false }),
  ]
  expect(ids(depositOffers(offers, false))).toEqual([1])
  expect(ids(depositOffers(offers, true))).toEqual([1, 3])
})

it('drops offers that exclude the chosen method', () => {
  const offers = [offer(1), offer(2, {}, ['usdt', 'humo'])]
  expect(ids(offersWith(offers, 'humo'))).toEqual([1])
  expect(ids(offersWith(offers, 'uzcard'))).toEqual([1, 2])
})

it('recognizes amounts that are too small for an offer', () => {
  expect(isShortOf(offer(1), '99999')).toBe(true)
  expect(isShortOf(offer(1), '100000')).toBe(false)
  expect(isShortOf(offer(1), '')).toBe(false)
})

it('calculates the bonus as a capped percentage, a fixed amount, or none', () => {
  const bonus = { id: 1, type: 'bonus' as const, name: '', count: null }
  const share = offer(1, {}, [], [{ ...bonus, percent: '50', amount: '1000000.00' }])
  expect(bonusOf(share, '500001.00')).toBe('250000.50')
  expect(bonusOf(share, '9000000')).toBe('1000000.00')
  expect(bonusOf(offer(1, {}, [], [{ ...bonus, percent: null, amount: '5000.00' }]), '1')).toBe('5000.00')
  const spins = { ...bonus, type: 'freespins' as const, percent: null, amount: null, count: 50 }
  expect(bonusOf(offer(1, {}, [], [spins]), '500000')).toBeNull()
})

import type { Offer } from '../../schemas/api/entities/rewards.ts'
import { compareAmounts, percentOf } from '../../src/lib/amount.ts'

/** Offers for a deposit that the player may take; for a guest the conditions are not known yet. */
export function depositOffers(offers: readonly Offer[], isGuest: boolean): Offer[] {
  return offers.filter(
    ({ trigger }) => trigger.action === 'deposit' && (trigger.user_satisfies_params || isGuest),
  )
}

/** The offers that are valid for a payment method. */
export function offersWith(offers: readonly Offer[], method: string): Offer[] {
  return offers.filter(({ trigger }) => !trigger.params.exclude_methods.includes(method))
}

/** Whether an amount is too small for an offer. */
export function isShortOf({ trigger }: Offer, amount: string): boolean {
  const least = trigger.params.min_amount
  return least !== null && amount !== '' && compareAmounts(amount, least.amount) < 0
}

/** The bonus money for the credited amount; null if the offer gives none. */
export function bonusOf({ promotions }: Offer, credited: string): string | null {
  const bonus = promotions.find(({ type }) => type === 'bonus' || type === 'betting_bonus')
  if (bonus === undefined) return null
  if (bonus.percent === null) return bonus.amount
  const share = percentOf(credited, bonus.percent)
  return bonus.amount !== null && compareAmounts(share, bonus.amount) > 0 ? bonus.amount : share
}

import type { Locale } from '../locale.ts'
import { accountingCurrency, valueIn } from '../ledger/rates.ts'
import { bonusKinds } from '../rewards/bonus-kinds.ts'
import { money } from '../rewards/values.ts'

/** Amounts in soum. */
export const terms = {
  reward: 50_000,
  minimumDeposit: 100_000,
  minimumBets: 200_000,
  days: 30,
  monthlyLimit: 10,
} as const

const day = 24 * 60 * 60 * 1000

/** When the time for the terms ends. */
export const deadlineOf = ({ registered_at }: { registered_at: number }) => registered_at + terms.days * day

/** The earliest registration whose time for the terms has not ended. */
export const earliestOpenAt = (at: number) => at - terms.days * day

/** The terms in the currency and the language of a player. */
export function termsIn(currency: string, locale: Locale) {
  const amount = (units: number) => money(valueIn(currency, units), currency)
  return {
    reward: amount(terms.reward),
    reward_type: 'bonus' as const,
    wagering: bonusKinds.referral.wagering,
    bonus_terms: bonusKinds.referral.texts[locale].terms,
    minimum_deposit: amount(terms.minimumDeposit),
    minimum_bets: amount(terms.minimumBets),
    days: terms.days,
    monthly_limit: terms.monthlyLimit,
  }
}

/** What has to be bet, in minor units of the accounting currency. */
export const minimumBets = valueIn(accountingCurrency, terms.minimumBets)

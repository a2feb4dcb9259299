import type { CallAnswer } from '../../../schemas/api/calls.ts'
import type { Money } from '../../../schemas/api/entities/fields.ts'
import { withSign } from '../../../schemas/formats.ts'
import type { Locale } from '../../../schemas/locale.ts'
import { formatMoney } from '../../../src/lib/format/money.ts'
import { formatNumber } from '../../../src/lib/format/number.ts'
import type { Translate } from '../../../src/lib/i18n/plain-i18n.ts'

type Terms = CallAnswer<'referral.getinfo'>['terms']

const isSome = ({ amount }: Money) => Number(amount) > 0

interface Term {
  name: string
  value: string
}

/** The platform's terms; those that do not apply are left out. */
export function termsOf(terms: Terms, { t, locale }: { t: Translate; locale: Locale }): Term[] {
  const { reward, reward_type: type, wagering, minimum_deposit: deposit, minimum_bets: bets } = terms
  const { days, monthly_limit: limit } = terms
  const amount = (money: Money) => formatMoney(money, locale)
  const counted = (key: string, count: number) => t(key, { count, number: formatNumber(count) })
  const all: (Term | false)[] = [
    {
      name: t('referral.terms.reward'),
      value: t(`referral.terms.rewardOf.${type}`, { amount: amount(reward) }),
    },
    type === 'bonus' &&
      wagering > 0 && { name: t('referral.terms.wagering'), value: withSign('×', formatNumber(wagering)) },
    isSome(deposit) && {
      name: t('referral.terms.deposit'),
      value: t('referral.terms.depositOf', { amount: amount(deposit) }),
    },
    isSome(bets) && {
      name: t('referral.terms.bets'),
      value: t('referral.terms.betsOf', { amount: amount(bets) }),
    },
    { name: t('referral.terms.time'), value: counted('referral.terms.days', days) },
    {
      name: t('referral.terms.limit'),
      value: limit === null ? t('referral.terms.noLimit') : counted('referral.terms.monthly', limit),
    },
  ]
  return all.filter((term) => term !== false)
}

import type { LoyaltyNotification } from '../../../schemas/api/entities/loyalty.ts'
import { minus, withSign } from '../../../schemas/formats.ts'
import type { Locale } from '../../../schemas/locale.ts'
import { formatMoney } from '../../lib/format/money.ts'
import { formatNumber } from '../../lib/format/number.ts'
import type { Translate } from '../../lib/i18n/plain-i18n.ts'

/** Units that are not currencies. */
const units: readonly string[] = ['points', 'freespins']

function amountOf({ amount, amountType }: LoyaltyNotification, locale: Locale, t: Translate) {
  if (amount === null || amountType === null) return undefined
  return units.includes(amountType)
    ? t(`loyalty.notice.${amountType}`, { count: Number(amount), number: formatNumber(amount) })
    : formatMoney({ amount, currency: amountType }, locale)
}

/** Text below the headline of a notice: the amount, then the message. */
export function noticeDetail(notice: LoyaltyNotification, locale: Locale, t: Translate): string {
  const amount = amountOf(notice, locale, t)
  if (amount === undefined) return notice.message
  const signed = withSign(notice.type === 'credit' ? '+' : minus, amount)
  return notice.message === '' ? signed : `${signed}. ${notice.message}`
}

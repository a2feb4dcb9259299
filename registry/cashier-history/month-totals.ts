import type { Transaction } from '../../schemas/api/entities/cashier.ts'
import { addAmounts, subtractAmounts } from '../../src/lib/amount.ts'
import { dayOf } from '../../src/lib/format/date.ts'

export interface MonthTotals {
  deposited: string
  withdrawn: string
  /** Withdrawals minus deposits. */
  net: string
  /** Pending withdrawals. */
  open: number
}

/** Totals of successful payments since the first of the month, in the site's time zone. */
export function monthTotals(
  items: readonly Transaction[],
  { now, timeZone, currency }: { now: number; timeZone: string; currency: string },
): MonthTotals {
  const monthOf = (time: number) => dayOf(time, timeZone).slice(0, 7)
  const thisMonth = monthOf(now)
  const sum = (type: Transaction['type']) =>
    addAmounts(
      '0',
      ...items
        .filter(
          (item) =>
            item.type === type &&
            item.status === 'success' &&
            item.amount.currency === currency &&
            monthOf(Date.parse(item.updated_at)) === thisMonth,
        )
        .map(({ amount }) => amount.amount),
    )
  const deposited = sum('deposit')
  const withdrawn = sum('withdrawal')
  return {
    deposited,
    withdrawn,
    net: subtractAmounts(withdrawn, deposited),
    open: items.filter(({ type, status }) => type === 'withdrawal' && status === 'pending').length,
  }
}

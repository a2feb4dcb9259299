import type { Cashback } from '../../schemas/api/entities/rewards.ts'
import type { Localized } from '../../schemas/documents/localized.ts'
import type { Locale } from '../locale.ts'
import { toTimestamp, toTimestampOrNull } from '../timestamp.ts'
import { money, percentOf } from './values.ts'

interface StoredCashback {
  id: number
  status: Cashback['status']
  currency: string
  amount: string
  losses: string
  percent: number
  period_start: number
  period_end: number
  receiving_expired_at: number | null
  paid_out_at: number | null
}

const texts: Localized<(percent: string) => Cashback['description']> = {
  uz: (percent) => ({
    name: 'Haftalik keshbek',
    text: `Dushanbadan yakshanbagacha oʻz pulingizdan yoʻqotilgan mablagʻning ${percent}% i, veyjersiz.`,
  }),
  ru: (percent) => ({
    name: 'Кешбэк недели',
    text: `${percent}% от собственных денег, проигранных с понедельника по воскресенье, без вейджера.`,
  }),
}

export function cashbackEntity(cashback: StoredCashback, locale: Locale): Cashback {
  const { id, status, currency } = cashback
  const percent = percentOf(cashback.percent)
  return {
    id,
    status,
    amount: money(BigInt(cashback.amount), currency),
    percent,
    start_date: toTimestamp(cashback.period_start),
    end_date: toTimestamp(cashback.period_end),
    receiving_expired_at: toTimestampOrNull(cashback.receiving_expired_at),
    paid_out_at: toTimestampOrNull(cashback.paid_out_at),
    description: texts[locale](percent),
    losses: money(BigInt(cashback.losses), currency),
  }
}

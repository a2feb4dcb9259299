import type { PlayLimitPeriod } from '../../schemas/api/entities/responsible.ts'

/** Periods follow the calendar in the players' time zone, UTC+5. */
export const localOffset = 5 * 60 * 60 * 1000

export interface Span {
  /** Milliseconds since 1970; inclusive. */
  from: number
  /** Exclusive end. */
  until: number
}

/** The calendar day, week (from Monday) or month that contains a time. */
export function periodAt(period: PlayLimitPeriod, at: number): Span {
  const local = new Date(at + localOffset)
  const year = local.getUTCFullYear()
  const month = local.getUTCMonth()
  const day = local.getUTCDate()
  const span = (from: number, until: number) => ({ from: from - localOffset, until: until - localOffset })
  if (period === 'month') return span(Date.UTC(year, month, 1), Date.UTC(year, month + 1, 1))
  if (period === 'day') return span(Date.UTC(year, month, day), Date.UTC(year, month, day + 1))
  const monday = day - ((local.getUTCDay() + 6) % 7)
  return span(Date.UTC(year, month, monday), Date.UTC(year, month, monday + 7))
}

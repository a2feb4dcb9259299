import type { PlayLimitPeriod } from '../../schemas/api/entities/responsible.ts'

/** Periods are those of the calendar where the players live, five hours ahead of UTC. */
const localOffset = 5 * 60 * 60 * 1000

export interface Span {
  /** Milliseconds since 1970; the first moment of it. */
  from: number
  /** The first moment after it. */
  until: number
}

/** The day, the week from Monday, or the month of the calendar that a moment is in. */
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

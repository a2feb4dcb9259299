import { daysAfter, daysBetween, maxPeriodDays } from '../../../schemas/studio/days.ts'
import { toLocalMoment } from '../local-moment.ts'

/** Lengths of periods that end today, in days. The first is the usual one. */
export const periodLengths = [7, 28, 90] as const

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

export interface Period {
  /** The first day, such as 2026-03-01. */
  from: string
  /** The last day. */
  to: string
}

export const daysOf = (period: Period): string[] =>
  Array.from({ length: daysBetween(period.from, period.to) }, (_, index) => daysAfter(period.from, index))

/** The last days until today, as the clocks of the site have it. */
export function lastDays(count: number, timeZone: string | undefined): Period {
  const to = toLocalMoment(new Date().toISOString(), timeZone).slice(0, 10)
  return { from: daysAfter(to, 1 - count), to }
}

/** The period that an address asks for: two days, or a number of days until today. */
export function periodIn(params: URLSearchParams, timeZone: string | undefined): Period & { days?: number } {
  const [from, to] = [params.get('from'), params.get('to')]
  if (isDay(from) && isDay(to)) {
    const length = daysBetween(from, to)
    if (length >= 1 && length <= maxPeriodDays) return { from, to }
  }
  const days = periodLengths.find((each) => String(each) === params.get('days')) ?? periodLengths[0]
  return { ...lastDays(days, timeZone), days }
}

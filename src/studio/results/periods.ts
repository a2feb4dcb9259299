import { toLocalMoment } from '../local-moment.ts'

/** Lengths of periods that end today, in days. The first is the usual one. */
export const periodLengths = [7, 28, 90] as const

const dayMs = 24 * 60 * 60 * 1000
const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

export interface Period {
  /** The first day, such as 2026-03-01. */
  from: string
  /** The last day. */
  to: string
}

export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)

/** Number of days, with the first and the last. */
export const lengthOf = ({ from, to }: Period): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1

export const daysOf = (period: Period): string[] =>
  Array.from({ length: lengthOf(period) }, (_, index) => daysAfter(period.from, index))

/** The last days until today, as the clocks of the site have it. */
export function lastDays(count: number, timeZone: string | undefined): Period {
  const to = toLocalMoment(new Date().toISOString(), timeZone).slice(0, 10)
  return { from: daysAfter(to, 1 - count), to }
}

/** Days of the longest period. */
export const maxDays = 366

/** The period that an address asks for: two days, or a number of days until today. */
export function periodIn(params: URLSearchParams, timeZone: string | undefined): Period & { days?: number } {
  const [from, to] = [params.get('from'), params.get('to')]
  if (isDay(from) && isDay(to)) {
    const length = lengthOf({ from, to })
    if (length >= 1 && length <= maxDays) return { from, to }
  }
  const days = periodLengths.find((each) => String(each) === params.get('days')) ?? periodLengths[0]
  return { ...lastDays(days, timeZone), days }
}

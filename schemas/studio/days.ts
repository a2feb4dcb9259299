const dayMs = 24 * 60 * 60 * 1000

/** Days of the longest period of results. */
export const maxPeriodDays = 366

/** The day that is this many days after another one, such as 2026-03-01. */
export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)

/** Days from the first to the last, both included; NaN if one is no day. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1

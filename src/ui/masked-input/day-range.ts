/** A day as entered: yyyy-mm-dd; '' while the field is empty, null while its text is no day. */
export type EnteredDay = string | null

export interface EnteredDays {
  from: EnteredDay
  to: EnteredDay
}

/** Whether the first day is after the last one. */
export const isReversed = ({ from, to }: EnteredDays): boolean => Boolean(from && to && to < from)

/** The field that must be corrected before the days can be used. */
export function wrongDay(days: EnteredDays): keyof EnteredDays | undefined {
  if (days.from === null) return 'from'
  return days.to === null || isReversed(days) ? 'to' : undefined
}

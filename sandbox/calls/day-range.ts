import { ApiError } from '../../schemas/api/errors.ts'
import { periodAt } from '../responsible/periods.ts'

/** The calendar day of a date (yyyy-mm-dd) in the players' time zone; rejects dates that do not exist. */
function dayOf(name: string, date: string) {
  const noon = new Date(`${date}T12:00:00Z`)
  if (Number.isNaN(noon.getTime()) || !noon.toISOString().startsWith(date))
    throw new ApiError('InvalidParameterException', 'No such day', { [name]: 'date' })
  // Noon UTC falls on the same date in the players' time zone.
  return periodAt('day', noon.getTime())
}

export interface DayRange {
  /** Milliseconds since 1970. */
  from: number
  /** Exclusive end. */
  until: number
}

/** From the start of one day to the end of another; an omitted day leaves that side open. */
export function dayRange({ from, to }: { from?: string; to?: string }): DayRange {
  const range = {
    from: from === undefined ? 0 : dayOf('from', from).from,
    until: to === undefined ? Number.MAX_SAFE_INTEGER : dayOf('to', to).until,
  }
  if (range.from >= range.until)
    throw new ApiError('InvalidParameterException', 'The last day is before the first', { to: 'order' })
  return range
}

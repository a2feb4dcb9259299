import { ApiError } from '../../schemas/api/errors.ts'
import { periodAt } from '../responsible/periods.ts'

/** The day of a date (yyyy-mm-dd) where the players live; refuses one that no calendar has. */
function dayOf(name: string, date: string) {
  const noon = new Date(`${date}T12:00:00Z`)
  if (Number.isNaN(noon.getTime()) || !noon.toISOString().startsWith(date))
    throw new ApiError('InvalidParameterException', 'No such day', { [name]: 'date' })
  // Noon in Greenwich is afternoon of the same date there.
  return periodAt('day', noon.getTime())
}

export interface DayRange {
  /** Milliseconds since 1970. */
  from: number
  /** The first moment that is not in it. */
  until: number
}

/** From the first moment of one day to the last of another; days left out leave that side open. */
export function dayRange({ from, to }: { from?: string; to?: string }): DayRange {
  const range = {
    from: from === undefined ? 0 : dayOf('from', from).from,
    until: to === undefined ? Number.MAX_SAFE_INTEGER : dayOf('to', to).until,
  }
  if (range.from >= range.until)
    throw new ApiError('InvalidParameterException', 'The last day is before the first', { to: 'order' })
  return range
}

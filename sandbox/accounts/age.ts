const adultAge = 18

/** Days are counted where the players live, five hours ahead of UTC: a birthday begins at their midnight. */
const localOffset = 5 * 60 * 60 * 1000

function isCalendarDay(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date)
}

/** What is wrong with the birth date (yyyy-mm-dd) of somebody who wants to play; undefined when nothing. */
export function birthDateError(birthDate: string, now: number): 'date' | 'age' | undefined {
  if (!isCalendarDay(birthDate)) return 'date'
  const today = new Date(now + localOffset).toISOString().slice(0, 10)
  if (birthDate < '1900-01-01' || birthDate > today) return 'date'
  // Dates in this form compare as text; born on 29 February, one is of age on 1 March.
  const birthday = `${String(Number(birthDate.slice(0, 4)) + adultAge).padStart(4, '0')}${birthDate.slice(4)}`
  return birthday <= today ? undefined : 'age'
}

const adultAge = 18

/** Days are counted in the players' time zone, UTC+5: a birthday starts at their local midnight. */
const localOffset = 5 * 60 * 60 * 1000

function isCalendarDay(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date)
}

/** Validates the birth date (yyyy-mm-dd) of a prospective player; returns undefined if it is valid. */
export function birthDateError(birthDate: string, now: number): 'date' | 'age' | undefined {
  if (!isCalendarDay(birthDate)) return 'date'
  const today = new Date(now + localOffset).toISOString().slice(0, 10)
  if (birthDate < '1900-01-01' || birthDate > today) return 'date'
  // Dates in this form compare as text. Someone born on 29 February comes of age on 1 March.
  const birthday = `${String(Number(birthDate.slice(0, 4)) + adultAge).padStart(4, '0')}${birthDate.slice(4)}`
  return birthday <= today ? undefined : 'age'
}

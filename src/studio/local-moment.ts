/** Years have four digits in documents; controls offer six. */
export const latestLocalMoment = '9999-12-30T23:59'

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** A time as the clocks of a zone show it, like 2026-12-31T23:30; the language `sv` writes dates as ISO 8601 does. */
const clockOf = (time: number, timeZone: string): string =>
  new Intl.DateTimeFormat('sv', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
    .format(time)
    .replace(' ', 'T')

/** A moment as a `datetime-local` control shows it, in a time zone; empty if the text is none. */
export function toLocalMoment(moment: string, timeZone = ownZone()): string {
  const time = Date.parse(moment)
  return Number.isNaN(time) ? '' : clockOf(time, timeZone)
}

/** The moment in a `datetime-local` control; undefined if it is empty or incomplete, or too late to be written. */
export function fromLocalMoment(text: string, timeZone = ownZone()): string | undefined {
  const asUtc = Date.parse(`${text}Z`)
  if (text.length > latestLocalMoment.length || Number.isNaN(asUtc)) return undefined
  const offsetAt = (time: number) => Date.parse(`${clockOf(time, timeZone)}Z`) - time
  const near = asUtc - offsetAt(asUtc)
  // The clocks may be put forward or back between the two.
  return new Date(asUtc - offsetAt(near)).toISOString()
}

/** Whether the clocks of a time zone show the same as those of the browser. */
export const isOwnTime = (moment: string, timeZone: string): boolean =>
  toLocalMoment(moment, timeZone) === toLocalMoment(moment)

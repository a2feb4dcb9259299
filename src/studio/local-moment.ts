const minute = 60_000

/** Years have four digits in documents; controls offer six. */
export const latestLocalMoment = '9999-12-30T23:59'

/** A moment as a `datetime-local` control shows it, in the time zone of the browser; empty if the text is none. */
export function toLocalMoment(moment: string): string {
  const time = new Date(moment)
  if (Number.isNaN(time.getTime())) return ''
  return new Date(time.getTime() - time.getTimezoneOffset() * minute).toISOString().slice(0, 16)
}

/** The moment in a `datetime-local` control; undefined if it is empty or incomplete, or too late to be written. */
export function fromLocalMoment(text: string): string | undefined {
  const time = new Date(text)
  if (text.length > latestLocalMoment.length || Number.isNaN(time.getTime())) return undefined
  return time.toISOString()
}

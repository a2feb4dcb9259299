import { activeFormats, isolate } from '../../../schemas/formats.ts'

const formatters = new Map<string, Intl.DateTimeFormat>()

/** One formatter per time zone: creating one costs more than a hundred calls. */
function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known !== undefined) return known
  const formatter = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
  formatters.set(timeZone, formatter)
  return formatter
}

function partsOf(time: number, timeZone: string): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  const parts = formatterFor(timeZone).formatToParts(time)
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]))
}

/** The date, by default as dd.mm.yyyy, of a time in milliseconds since 1970, in the time zone of the site's settings. */
export function formatDate(time: number, timeZone: string): string {
  const { day = '', month = '', year = '' } = partsOf(time, timeZone)
  return isolate(activeFormats().date.replace('dd', day).replace('mm', month).replace('yyyy', year))
}

/** yyyy-mm-dd of a time in milliseconds since 1970, in the time zone of the site's settings. */
export function dayOf(time: number, timeZone: string): string {
  const { day = '', month = '', year = '' } = partsOf(time, timeZone)
  return `${year}-${month}-${day}`
}

/** The time of day, by default as h:mm of 24 hours, of a time in milliseconds since 1970. */
export function formatTime(time: number, timeZone: string): string {
  const { hour = '', minute = '' } = partsOf(time, timeZone)
  const format = activeFormats().time
  if (format === 'hh:mm') return `${hour}:${minute}`
  const hours = Number(hour)
  if (format === 'h:mm am') return isolate(`${hours % 12 || 12}:${minute}\u00a0${hours < 12 ? 'AM' : 'PM'}`)
  return `${hours}:${minute}`
}

/** Date and time of a platform timestamp (RFC 3339), in the time zone of the site's settings. */
export function formatMoment(moment: string, timeZone: string): string {
  const time = Date.parse(moment)
  return isolate(`${formatDate(time, timeZone)} ${formatTime(time, timeZone)}`)
}

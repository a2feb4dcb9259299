/**
 * The formats of form fields. The compiled validators, the interpreter in the browser and ajv in tests share
 * this implementation, so that all three agree.
 */
import { format as standardFormats } from '@cfworker/json-schema'

export type FormatFunction = (text: string) => boolean

const dateText = /^(?:(\d{4})[,.'-](\d{1,2})[,.'-](\d{1,2})|(\d{1,2})[,.'-](\d{1,2})[,.'-](\d{4}))$/

/** Parses yyyy-mm-dd and dd.mm.yyyy, separated by , . ' or -, to yyyy-mm-dd; null: no valid date. */
export function readDate(text: string): string | null {
  const match = dateText.exec(text)
  if (!match) return null
  const [year, month, day] = match[1] ? [match[1], match[2], match[3]] : [match[6], match[5], match[4]]
  const date = new Date(0)
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  const isReal = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  return isReal ? date.toISOString().slice(0, 10) : null
}

const relativeDate = /^today(?:([+-])(\d+)([dmy]))?$/

/** Whether a value is written like a date that no calendar has, such as 31.02.2000. */
export function isImpossibleDate(value: unknown): boolean {
  return typeof value === 'string' && dateText.test(value) && readDate(value) === null
}

/** Parses the bound of a date: a date, or `today`, `today-18y`, `today+30d`, `today-6m`. */
export function readDateBound(bound: string): string | null {
  const match = relativeDate.exec(bound)
  if (!match) return readDate(bound)
  const [, sign, amount, unit] = match
  const date = new Date()
  const shift = sign === undefined ? 0 : Number(`${sign}${amount}`)
  if (unit === 'd') date.setUTCDate(date.getUTCDate() + shift)
  if (unit === 'm') date.setUTCMonth(date.getUTCMonth() + shift)
  if (unit === 'y') date.setUTCFullYear(date.getUTCFullYear() + shift)
  return date.toISOString().slice(0, 10)
}

/** Compares integers of any length, given as digits. */
function isDigitsAtMost(text: string, limit: string): boolean {
  return text.length === limit.length ? text <= limit : text.length < limit.length
}

function isLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}

function isCardNumber(text: string): boolean {
  const digits = text.replaceAll(' ', '')
  return /^\d{12,19}$/.test(digits) && isLuhn(digits)
}

function isIban(text: string): boolean {
  const compact = text.replaceAll(' ', '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(compact)) return false
  const rearranged = compact.slice(4) + compact.slice(0, 4)
  const digits = rearranged.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return BigInt(digits) % 97n === 1n
}

/** MM/YY; valid until the end of its month. */
function isCardExpiry(text: string): boolean {
  const match = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(text)
  if (!match) return false
  const now = new Date()
  const months = (2000 + Number(match[2])) * 12 + Number(match[1]) - 1
  return months >= now.getUTCFullYear() * 12 + now.getUTCMonth()
}

const matches =
  (pattern: RegExp): FormatFunction =>
  (text) =>
    pattern.test(text)

const ownFormats: Readonly<Record<string, FormatFunction>> = {
  'card-number': isCardNumber,
  'card-expiry': isCardExpiry,
  'card-holder': matches(/^[\p{L}\s.'-]+$/u),
  iban: isIban,
  'confirmation-code': matches(/^\d{6}$/),
  'calendar-date': (text) => readDate(text) !== null,
  // One @, no spaces, two or three parts after it.
  'email-address': matches(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+){1,2}$/),
  // The specification's four patterns for free text, from the strictest to the most permissive.
  'text-plain': matches(/^[^,_\s"'`«»“”‘’@!?#$%^&*()+=:;<>{}[\]|/\\~§-]*$/u),
  'text-letters': matches(/^[\p{L}\p{M}\s.,'ʻʼ‘’-]*$/u),
  'text-digits': matches(/^[\p{L}\p{M}\d\s.,'ʻʼ‘’-]*$/u),
  'text-punctuated': matches(/^[\p{Script=Latin}\p{Script=Cyrillic}\p{M}\d\s.,:;!?'"ʻʼ‘’()/№#&+-]*$/u),
}

/** Formats whose name includes a bound, such as `date-to today-18y`. */
const boundFormats: Readonly<Record<string, (bound: string) => FormatFunction>> = {
  // An invalid date cannot be compared: `calendar-date` reports it.
  'date-from': (bound) => (text) => (readDate(text) ?? '9999') >= (readDateBound(bound) ?? ''),
  'date-to': (bound) => (text) => (readDate(text) ?? '') <= (readDateBound(bound) ?? '9999'),
  'digits-from': (bound) => (text) => !/^\d+$/.test(text) || isDigitsAtMost(bound, text),
  'digits-to': (bound) => (text) => !/^\d+$/.test(text) || isDigitsAtMost(text, bound),
}

/** Names of the formats without a bound. */
export const formatNames = (): string[] => [...Object.keys(ownFormats), ...Object.keys(standardFormats)]

/** Returns the function of a format; undefined: there is no such format. */
export function formatFunction(name: string): FormatFunction | undefined {
  const [kind = '', bound] = name.split(' ')
  if (bound !== undefined) return boundFormats[kind]?.(bound)
  return Object.hasOwn(ownFormats, name) ? ownFormats[name] : standardFormats[name]
}

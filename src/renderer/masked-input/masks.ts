import { activeFormats, groupThousands } from '../../../schemas/formats.ts'

/** Formatting functions for masked input: text in, text out. */

/** Formats typed text; `previous` is the text before the edit. */
export type InputMask = (text: string, previous: string) => string

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/** Text whose sign is a hyphen, as numbers are written: pasted numbers may have a minus sign or a dash. */
export function withPlainMinus(text: string): string {
  return text.replace(/^\s*[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]\s*(?=[\d.,]|$)/, '-')
}

/** Fills digits into a mask such as `## ### ## ##`; extra digits are appended, for the validator to report. */
export function applyMask(mask: string, digits: string): string {
  let rest = digits
  let text = ''
  for (const place of mask) {
    if (rest === '') return text
    if (place === '#') {
      text += rest.charAt(0)
      rest = rest.slice(1)
    } else text += place
  }
  return text + rest
}

/** Whether more was inserted than a single key can: pasted, or autofilled. */
function isPasted(text: string, previous: string): boolean {
  return digitsOf(text).length > digitsOf(previous).length + 1
}

/**
 * The offset of the decimal sign in a typed or pasted amount, or -1. Where neither `.` nor `,` groups thousands,
 * both are typed as decimal signs. Where one of them does, it is none while it is typed: after `12,` may come the
 * thousands, so `12,5` is 125. Pasted text is complete: of two different signs the last is the decimal one, a
 * repeated sign groups thousands, and so does a single one before three digits unless it is the decimal sign of
 * the format.
 */
function decimalSignIn(text: string, previous: string, isComplete: boolean): number {
  const { group, decimal } = activeFormats()
  const hasGroupSign = /[.,]/.test(group)
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (!isComplete) return hasGroupSign ? text.indexOf(decimal) : text.search(/[.,]/)
  const end = digitsOf(text.slice(last)).length
  const isMixed = text.includes('.') && text.includes(',')
  if (isMixed || end === 1 || end === 2) return last
  if (text.indexOf(text.charAt(last)) !== last) return -1
  // Digits inserted after a group are no fraction.
  const isFraction = end > 3 && (previous === '' || !hasGroupSign)
  return isFraction ? last : text.indexOf(decimal)
}

/**
 * A whole amount grouped by thousands. A fraction, and a minus, stay visible to be rejected. A pasted one of zeros is dropped,
 * unless it could be thousands: 1.000.
 */
export function maskAmount(text: string, previous: string): string {
  const minus = /^\s*-/.test(withPlainMinus(text)) ? '-' : ''
  // Two characters at once are pasted as well, such as `,5` after `12`.
  const isComplete = isPasted(text, previous) || text.length > previous.length + 1
  const sign = decimalSignIn(text, previous, isComplete)
  const amount = minus + groupThousands(digitsOf(sign < 0 ? text : text.slice(0, sign)))
  const fraction = sign < 0 ? '' : digitsOf(text.slice(sign))
  const isDropped = isComplete && /^0*$/.test(fraction) && fraction.length !== 3
  return sign < 0 || isDropped ? amount : `${amount}${activeFormats().decimal}${fraction}`
}

/** A grouped amount as a number is written. */
export function plainAmount(text: string): string {
  const { group, decimal } = activeFormats()
  return text.replaceAll(group, '').replace(decimal, '.')
}

/**
 * The digits of a phone number without `prefix`, which may have been typed, pasted or autofilled, and without
 * the trunk prefix 8.
 */
export function nationalDigits(text: string, prefix: string, mask: string, previous = ''): string {
  const digits = digitsOf(text).replace(/^00/, '')
  const code = digitsOf(prefix)
  const places = digitsOf(mask.replaceAll('#', '0')).length
  const hasCode = text.trim().startsWith('+') || digits.length === places + code.length
  if (hasCode && digits.startsWith(code)) return digits.slice(code.length)
  const hasTrunkPrefix = isPasted(text, previous) && digits.length === places + 1 && digits.startsWith('8')
  return hasTrunkPrefix ? digits.slice(1) : digits
}

/** The national digits in their mask; an incomplete country code is kept as typed. */
export function maskPhone(text: string, previous: string, prefix: string, mask: string): string {
  const isTypingCode = text.trim().startsWith('+') && `+${digitsOf(prefix)}`.startsWith(`+${digitsOf(text)}`)
  if (isTypingCode && digitsOf(text) !== digitsOf(prefix)) return `+${digitsOf(text)}`
  return applyMask(mask, nationalDigits(text, prefix, mask, previous))
}

const isoDate = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/

/** Formats a typed, pasted or autofilled date as dd.mm.yyyy; `1.2.` becomes `01.02.` */
export function maskDate(text: string, previous = ''): string {
  const iso = isoDate.exec(text)
  if (iso) return [iso[3]?.padStart(2, '0'), iso[2]?.padStart(2, '0'), iso[1]].join('.')
  // Only an inserted separator completes a day or month: a deletion leaves the rest as it is.
  const isDeletion = text.length < previous.length
  const padded = isDeletion ? text : text.replace(/(^|\D)(\d)(?=[^\d])/g, '$10$2')
  return applyMask('##.##.####', digitsOf(padded).slice(0, 8))
}

/** `text` without its digit number `index`. */
export function withoutDigit(text: string, index: number): string {
  let seen = -1
  return text.replace(/\d/g, (digit) => {
    seen += 1
    return seen === index ? '' : digit
  })
}

/** The caret offset in `arranged` after the given number of digits. */
export function caretAfterDigits(arranged: string, digits: number): number {
  if (digits === 0) return 0
  let seen = 0
  for (let index = 0; index < arranged.length; index += 1) {
    if (/\d/.test(arranged.charAt(index))) seen += 1
    if (seen === digits) return index + 1
  }
  return arranged.length
}

/** Formatting functions for masked input: text in, text out. */

/** The range of the new text that an edit has inserted. */
export interface Insertion {
  start: number
  end: number
}

/**
 * Formats typed text. `previous` is the text before the edit; without `inserted` the whole text may be new, as after
 * autofill and undo. Text that the mask is not made for stays as typed, for the validator to report.
 */
export type InputMask = (text: string, previous: string, inserted?: Insertion) => string

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

/** Whether text consists of digits and of characters that only group them. */
export function isGroupedDigits(text: string): boolean {
  return /^[\d\s().,'’+/\u2010-\u2015-]*$/.test(text)
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

/** The digits of a text in a mask. */
export function maskDigits(text: string, mask: string): string {
  return isGroupedDigits(text) ? applyMask(mask, digitsOf(text)) : text
}

/** Whether more was inserted than a single key can: pasted, or autofilled. */
function isPasted(text: string, previous: string): boolean {
  return digitsOf(text).length > digitsOf(previous).length + 1
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

/** Whether a text is no number of the country with this calling code: it has another code, or an incomplete one. */
function isOfOtherCountry(text: string, prefix: string): boolean {
  return text.trim().startsWith('+') && !digitsOf(text).startsWith(digitsOf(prefix))
}

/** The national digits in their mask. */
export function maskPhone(text: string, previous: string, prefix: string, mask: string): string {
  if (!isGroupedDigits(text) || isOfOtherCountry(text, prefix)) return text
  return applyMask(mask, nationalDigits(text, prefix, mask, previous))
}

/** The number that a masked text stands for. */
export function readPhone(text: string, prefix: string, mask: string): string | undefined {
  if (!isGroupedDigits(text)) return text
  if (isOfOtherCountry(text, prefix)) return `+${digitsOf(text)}`
  const digits = nationalDigits(text, prefix, mask)
  return digits === '' ? undefined : prefix + digits
}

/** The number that a masked text stands for; one with too few digits keeps its spaces, for the validator to report. */
export function readWholePhone(text: string, prefix: string, mask: string): string | undefined {
  const number = readPhone(text, prefix, mask)
  const places = digitsOf(prefix + mask.replaceAll('#', '0')).length
  const isPart = number?.startsWith(prefix) === true && digitsOf(number).length < places
  if (!isPart) return number
  return text.trim().startsWith('+') ? text : `${prefix} ${text}`
}

const isoDate = /^\s*(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:T.*)?\s*$/

/** Pads single digits before other signs, except after a deletion, which leaves the rest as it is. */
function padded(text: string, inserted?: Insertion): string {
  const isDeletion = inserted !== undefined && inserted.start === inserted.end
  return isDeletion ? text : text.replace(/(^|\D)(\d)(?=\D)/g, '$10$2')
}

/** Formats a typed, pasted or autofilled date as dd.mm.yyyy; `1.2.` becomes `01.02.` */
export function maskDate(text: string, _previous?: string, inserted?: Insertion): string {
  const iso = isoDate.exec(text)
  if (iso) return [iso[3]?.padStart(2, '0'), iso[2]?.padStart(2, '0'), iso[1]].join('.')
  return maskDigits(padded(text, inserted), '##.##.####')
}

const monthFirst = /^(?:(0?[1-9]|1[0-2])\D+|(0[1-9]|1[0-2]))20(\d\d)$/
const yearFirst = /^20(\d\d)(?:\D(0?[1-9]|1[0-2])|(0[1-9]|1[0-2]))$/

/** Formats the last month of a card as mm/yy, however browsers, password managers and players write it. */
export function maskExpiry(text: string, _previous?: string, inserted?: Insertion): string {
  const compact = text.replace(/\s/g, '')
  const [, early, earlyDigits, lateYear] = monthFirst.exec(compact) ?? []
  // No month is 20: a year was typed first, which the mask has divided meanwhile.
  const [, earlyYear, late, lateDigits] = yearFirst.exec(compact) ?? yearFirst.exec(digitsOf(compact)) ?? []
  const month = early ?? earlyDigits ?? late ?? lateDigits
  if (month !== undefined) return `${month.padStart(2, '0')}/${lateYear ?? earlyYear}`
  return maskDigits(padded(text, inserted), '##/##')
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

/*
 * How typed numbers and amounts of money are read. Text is read as a number only if everyone who sees it reads the same
 * one. All other text stays as typed and is rejected:
 *
 * - Groups of three digits may be separated by spaces, apostrophes, commas or points, always by the same one.
 * - Another comma or point is the decimal sign.
 * - Exactly three digits after a single comma or point may be thousands or decimals. `1,234` is a thousand if the page
 *   groups thousands by commas and the number has fewer than three decimals. It has three decimals if the comma is the
 *   page's decimal sign. In all other cases it is ambiguous.
 */
import { activeFormats, groupThousands } from './formats.ts'

const numberPattern = /^(\d+|[1-9]\d{0,2}([ '’.,])\d{3}(?:\2\d{3})*)(?:([.,])(\d*))?$/

/** Replaces the digits of other scripts. Those of a script follow each other, from zero on. */
export const withLatinDigits = (text: string): string =>
  text.replace(/(?!\d)\p{Nd}/gu, (digit) => {
    const zeroAt = (value: number) => String.fromCodePoint(Number(digit.codePointAt(0)) - value)
    const values = [9, 8, 7, 6, 5, 4, 3, 2, 1]
    return String(values.find((value) => /^\p{Nd}$/u.test(zeroAt(value))) ?? 0)
  })

/** The number as code writes it, such as `1234.5`; undefined: the text is no number with at most these decimals. */
export function readNumber(text: string, decimals = Infinity): string | undefined {
  const match = numberPattern.exec(text.trim().replace(/\s/g, ' '))
  if (match === null) return undefined
  const [, digits = '', groupSign, decimalSign, fraction = ''] = match
  const whole = digits.replace(/\D/g, '')
  if (decimalSign !== undefined && decimalSign === groupSign) return undefined
  if (groupSign === undefined && fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole)) {
    const { group, decimal } = activeFormats()
    if (decimalSign === group) return decimals < 3 ? whole + fraction : undefined
    if (decimalSign !== decimal) return undefined
  }
  const places = fraction.replace(/0+$/, '')
  // Zeros are no decimals: 1000.00 is whole. Three of them may be thousands.
  if (places.length > decimals || fraction.length > Math.max(decimals, 2)) return undefined
  return places === '' ? whole : `${whole}.${places}`
}

/** A typed amount as it is sent, such as `1234.50`; undefined: the text is no amount with at most these decimals. */
export function readAmount(text: string, decimals: number): string | undefined {
  const [whole, places] = readNumber(text, decimals)?.split('.') ?? []
  if (whole === undefined || /^0\d/.test(whole)) return undefined
  return places === undefined ? whole : `${whole}.${places.padEnd(Math.min(decimals, 2), '0')}`
}

/** Thousands that look like three decimals are not grouped. */
const separator = (decimals: number) => (decimals < 3 ? activeFormats().group : '')

/** An amount as it is displayed in a field. Text that is no amount stays as it is. */
export function writeAmount(amount: string, decimals: number): string {
  const { decimal } = activeFormats()
  return /^\d+(?:\.\d+)?$/.test(amount) ? groupAmount(amount.replace('.', decimal), decimals) : amount
}

/** Groups thousands while an amount is typed. Text with other signs than the page's decimal sign stays as typed. */
export function groupAmount(text: string, decimals: number): string {
  const [whole = '', ...fractions] = text.split(activeFormats().decimal)
  const isPlain = /^(?:0|[1-9]\d*)$/.test(whole) && fractions.length <= 1 && /^\d*$/.test(fractions.join(''))
  if (!isPlain || separator(decimals) === '') return text
  return [groupThousands(whole), ...fractions].join(activeFormats().decimal)
}

/** Removes the separators of `groupAmount`. */
export const ungroupAmount = (text: string, decimals: number): string =>
  text.replaceAll(separator(decimals), '')

/** Whether all separators of a displayed amount are those of `groupAmount`. */
export const isGroupedAmount = (text: string, decimals: number): boolean =>
  groupAmount(ungroupAmount(text, decimals), decimals) === text

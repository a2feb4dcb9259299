import { readNumber, withLatinDigits } from '../../../schemas/typed-amount.ts'

/** Pasted numbers may have a minus sign or a dash. */
const minus = /^\s*[-\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/
const sign = new RegExp(`^\\s*\\+|${minus.source}`)

/**
 * Typed text as a number is written, for `toNumber`. Text that is no number, or that would change as one, is kept as
 * typed, for the validator to report.
 */
export function plainNumber(text: string): string | undefined {
  const unsigned = readNumber(withLatinDigits(text.replace(sign, '')).replace(/^\s*(?=[.,]\d)/, '0'))
  if (unsigned === undefined) return text || undefined
  const number = minus.test(text) ? `-${unsigned}` : unsigned
  // A longer number may still be one that is written with exactly these digits.
  const isExact = unsigned.replace('.', '').length <= 15 || isWrittenAs(Number(number), number)
  return isExact ? String(Number(number)) : text
}

const isWrittenAs = (number: number, text: string): boolean =>
  String(number) === text.replace(/^(-?)0+(?=\d)/, '$1') && Math.abs(number) <= Number.MAX_SAFE_INTEGER

/** Only text exactly as a number is written becomes one: `0x10` and 400 digits do not. */
export function toNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (value.trim() === '') return undefined
  const number = Number(value)
  return String(number) === value && Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : value
}

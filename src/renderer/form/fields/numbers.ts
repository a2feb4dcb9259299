import { activeFormats } from '../../../../schemas/formats.ts'
import { digitsOf, withPlainMinus } from '../../masked-input/masks.ts'

/**
 * Typed text as a number is written, for `toNumber`. Text that is no number, or that would change as one, is kept as
 * typed, for the validator to report.
 */
export function plainNumber(text: string): string | undefined {
  const written = withPlainMinus(text.replace(/\s/g, ''))
  if (isAmbiguous(written)) return text
  const typed = written.replace(',', '.')
  const isNumber = /^-?\d+(?:\.\d*)?$/.test(typed)
  // A longer number may still be one that is written with exactly these digits.
  const isExact = isNumber && (digitsOf(typed).length <= 15 || isWrittenAs(Number(typed), typed))
  return (isExact ? String(Number(typed)) : text) || undefined
}

/** `1,000` is a thousand where commas group thousands, and one to players who write decimals with a comma. */
const isAmbiguous = (text: string): boolean =>
  activeFormats().group === ',' && /^-?[1-9]\d{0,2},\d{3}$/.test(text)

const isWrittenAs = (number: number, typed: string): boolean =>
  String(number) ===
    typed
      .replace(/^(-?)0+(?=\d)/, '$1')
      .replace(/(\.\d*?)0+$/, '$1')
      .replace(/\.$/, '') && Math.abs(number) <= Number.MAX_SAFE_INTEGER

/** Only text exactly as a number is written becomes one: `0x10` and 400 digits do not. */
export function toNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (value.trim() === '') return undefined
  const number = Number(value)
  return String(number) === value && Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : value
}

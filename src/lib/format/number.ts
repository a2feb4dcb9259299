import { activeFormats, groupThousands, isolate, minus } from '../../../schemas/formats.ts'

const numberPattern = /^(-?)(\d+)(?:\.(\d+))?$/

/** Plain decimal notation for numbers of any size. */
function plain(value: number | bigint | string): string {
  const text = String(value)
  if (typeof value !== 'number' || numberPattern.test(text)) return text
  if (!Number.isFinite(value)) throw new RangeError(`not a number to show: ${text}`)
  return Math.abs(value) < 1 ? value.toFixed(20) : BigInt(Math.trunc(value)).toString()
}

/** Integer part and decimals as digits, rounded half away from zero. */
function round(whole: string, fraction: string, places: number): { whole: string; decimals: string } {
  const roundsUp = fraction.charAt(places) >= '5'
  const units = BigInt(whole + fraction.slice(0, places).padEnd(places, '0')) + (roundsUp ? 1n : 0n)
  const digits = units.toString().padStart(places + 1, '0')
  const end = digits.length - places
  return { whole: digits.slice(0, end), decimals: digits.slice(end) }
}

/**
 * Groups thousands by the separator of the page. Numbers that are not whole have `places` decimals, whole ones
 * none unless `decimals` is set. Works on digits, so that amounts lose no precision.
 */
export function formatNumber(
  value: number | bigint | string,
  decimals: 'whenNeeded' | 'always' = 'whenNeeded',
  places = 2,
): string {
  const match = numberPattern.exec(plain(value))
  if (match === null) throw new RangeError(`not a number to show: ${value}`)
  const [, sign = '', integer = '', fraction = ''] = match
  const rounded = round(integer, fraction, places)
  const grouped = groupThousands(rounded.whole)
  const hasDecimals = places > 0 && (decimals === 'always' || /[1-9]/.test(fraction))
  const shown = hasDecimals ? `${grouped}${activeFormats().decimal}${rounded.decimals}` : grouped
  return sign !== '' && /[1-9]/.test(shown) ? `${minus}${shown}` : shown
}

/** A percentage such as a fee: "1.50%". */
export const formatPercent = (value: number | string): string => isolate(`${formatNumber(value)}%`)

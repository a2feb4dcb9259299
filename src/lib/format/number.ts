const numberPattern = /^(-?)(\d+)(?:\.(\d+))?$/

/** Plain decimal notation for numbers of any size. */
function plain(value: number | bigint | string): string {
  const text = String(value)
  if (typeof value !== 'number' || numberPattern.test(text)) return text
  if (!Number.isFinite(value)) throw new RangeError(`not a number to show: ${text}`)
  return Math.abs(value) < 1 ? value.toFixed(20) : BigInt(Math.trunc(value)).toString()
}

/** Integer part and hundredths as digits, rounded half away from zero. */
function roundToHundredths(whole: string, fraction: string): { whole: string; hundredths: string } {
  const roundsUp = fraction.charAt(2) >= '5'
  const units = BigInt(whole + fraction.slice(0, 2).padEnd(2, '0')) + (roundsUp ? 1n : 0n)
  const digits = units.toString().padStart(3, '0')
  return { whole: digits.slice(0, -2), hundredths: digits.slice(-2) }
}

/**
 * Groups thousands by commas. Numbers that are not whole have two decimals, whole ones none
 * unless `decimals` is set. Works on digits, so that amounts lose no precision.
 */
export function formatNumber(
  value: number | bigint | string,
  decimals: 'whenNeeded' | 'always' = 'whenNeeded',
): string {
  const match = numberPattern.exec(plain(value))
  if (match === null) throw new RangeError(`not a number to show: ${value}`)
  const [, sign = '', integer = '', fraction = ''] = match
  const { whole, hundredths } = roundToHundredths(integer, fraction)
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  const shown = decimals === 'always' || /[1-9]/.test(fraction) ? `${grouped}.${hundredths}` : grouped
  return /[1-9]/.test(shown) ? sign + shown : shown
}

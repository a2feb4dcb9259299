/**
 * Arithmetic with amounts of money: decimal strings such as "500000.00", never floats, since
 * 0.1 + 0.2 is not 0.3 and a balance in a token may have eight decimals.
 */

interface Decimal {
  /** The amount in units of 10^-scale. */
  units: bigint
  scale: number
}

const amountPattern = /^(-?)(\d+)(?:\.(\d+))?$/

function parse(amount: string): Decimal {
  const match = amountPattern.exec(amount)
  if (match === null) throw new RangeError(`not an amount: ${amount}`)
  const [, sign = '', whole = '', fraction = ''] = match
  const units = BigInt(whole + fraction)
  return { units: sign === '-' ? -units : units, scale: fraction.length }
}

function rescale({ units, scale }: Decimal, to: number): bigint {
  return units * 10n ** BigInt(to - scale)
}

function print({ units, scale }: Decimal): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0')
  const sign = units < 0n ? '-' : ''
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}

/** The sum of all amounts, with as many decimals as the most precise of them. */
export function addAmounts(...amounts: readonly string[]): string {
  const parsed = amounts.map(parse)
  const scale = Math.max(0, ...parsed.map((amount) => amount.scale))
  return print({ units: parsed.reduce((sum, amount) => sum + rescale(amount, scale), 0n), scale })
}

export function negateAmount(amount: string): string {
  const { units, scale } = parse(amount)
  return print({ units: -units, scale })
}

export function subtractAmounts(from: string, amount: string): string {
  return addAmounts(from, negateAmount(amount))
}

/** Negative when the first is less, positive when it is more, 0 when both are worth the same. */
export function compareAmounts(first: string, second: string): -1 | 0 | 1 {
  const { units } = parse(subtractAmounts(first, second))
  if (units === 0n) return 0
  return units < 0n ? -1 : 1
}

/** An amount rounded down to decimals, so that it never promises too much; decimals only if it is not whole. */
export function roundDown(amount: string, decimals: number): string {
  const [whole = '', fraction = ''] = amount.split('.')
  const places = fraction.slice(0, decimals)
  return /[1-9]/.test(places) ? `${whole}.${places}` : whole
}

/** A share of an amount in percent, rounded half up (away from zero) to two decimals. */
export function percentOf(amount: string, percent: string): string {
  const [value, share] = [parse(amount), parse(percent)]
  const product = value.units * share.units
  // A hundredth for the percent and two decimals in the answer cancel out: only the scales remain.
  const divisor = 10n ** BigInt(value.scale + share.scale)
  const magnitude = product < 0n ? -product : product
  const rounded = (magnitude * 2n + divisor) / (divisor * 2n)
  return print({ units: product < 0n ? -rounded : rounded, scale: 2 })
}

/** How many times an amount contains another, rounded down; undefined for parts of nothing. */
export function wholeTimes(amount: string, part: string): bigint | undefined {
  const [whole, one] = [parse(amount), parse(part)]
  const scale = Math.max(whole.scale, one.scale)
  const divisor = rescale(one, scale)
  return divisor === 0n ? undefined : rescale(whole, scale) / divisor
}

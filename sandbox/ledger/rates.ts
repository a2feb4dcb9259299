import { toMinorUnits } from './currencies.ts'

/** Currency the rates are based on. */
export const baseCurrency = 'USD'

/** Units of each currency per unit of the base currency. Fictional and constant. */
const rates: Readonly<Record<string, string>> = {
  USD: '1',
  UZS: '12650',
  RUB: '92.5',
  EUR: '0.92',
  USDT: '1',
}

/** The rate of a currency in wire format. Throws RangeError for an unknown currency. */
export function rateOf(currency: string): string {
  const rate = rates[currency]
  if (rate === undefined) throw new RangeError(`no rate of ${currency}`)
  return rate
}

const precision = 4

/** The rate as an integer, in ten-thousandths. */
function scaledRate(currency: string): bigint {
  const [whole = '', fraction = ''] = rateOf(currency).split('.')
  return BigInt(`${whole}${fraction.padEnd(precision, '0')}`)
}

/** Minor units of one unit. */
function unitOf(currency: string): bigint {
  const unit = toMinorUnits('1', currency)
  if (unit === undefined) throw new RangeError(`no unit of ${currency}`)
  return unit
}

/** Number of decimals of a currency. */
export const decimalsOf = (currency: string): number => unitOf(currency).toString().length - 1

/** Converts minor units of `from` to minor units of `to`, rounded towards zero. */
export function convert(amount: bigint, from: string, to: string): bigint {
  if (from === to) return amount
  return (amount * scaledRate(to) * unitOf(to)) / (scaledRate(from) * unitOf(from))
}

import { defaultCurrency, toMinorUnits } from './currencies.ts'

/** Currency the rates are based on. */
export const baseCurrency = 'USD'

/**
 * Currency in which everything is measured that counts amounts of several currencies: points, wagering, limits,
 * losses and rewards. A player who changes currency therefore gains nothing.
 */
export const accountingCurrency = defaultCurrency

/** Units of each currency per unit of the base currency. Fictional, constant, and chosen for round rewards. */
const rates: Readonly<Record<string, string>> = {
  USD: '1',
  UZS: '12500',
  RUB: '100',
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

/** Converts a value in whole units of the accounting currency to minor units of a currency. */
export const valueIn = (currency: string, units: number): bigint =>
  convert(BigInt(units) * unitOf(accountingCurrency), accountingCurrency, currency)

/** An amount in one currency, as the database sums it. */
export interface CurrencySum {
  currency: string
  /** Minor units. */
  total: string
}

/** Sums amounts of several currencies, in minor units of `currency`. */
export const sumIn = (sums: readonly CurrencySum[], currency: string): bigint =>
  sums.reduce((sum, each) => sum + convert(BigInt(each.total), each.currency, currency), 0n)

/** Decimals of the sandbox's currencies; USDT as in its smart contracts. */
const decimals = { UZS: 2, USD: 2, RUB: 2, USDT: 6 } as const

export type CurrencyCode = keyof typeof decimals

export const defaultCurrency: CurrencyCode = 'UZS'
export const currencies: readonly string[] = Object.keys(decimals)

export function isCurrency(code: string): code is CurrencyCode {
  return Object.hasOwn(decimals, code)
}

/** Decimals of an amount in wire format. */
export function decimalsOf(currency: string): number {
  if (!isCurrency(currency)) throw new RangeError(`unknown currency ${currency}`)
  return decimals[currency]
}

/**
 * Converts an amount such as "500000.00" to minor units; undefined if it has too many decimals for the
 * currency.
 */
export function toMinorUnits(amount: string, currency: string): bigint | undefined {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount)
  if (match === null) return undefined
  const [, sign = '', whole = '', fraction = ''] = match
  const places = decimalsOf(currency)
  if (/[1-9]/.test(fraction.slice(places))) return undefined
  return BigInt(`${sign}${whole}${fraction.slice(0, places).padEnd(places, '0')}`)
}

/** Decimals of amounts that players choose: deposits, withdrawals and limits. Tiyin exist in balances only. */
const chosenDecimals: Record<CurrencyCode, number> = { ...decimals, UZS: 0 }

/** Whether a player may choose an amount, in minor units. */
export function isChoosable(minorUnits: bigint, currency: string): boolean {
  if (!isCurrency(currency)) return false
  return minorUnits % 10n ** BigInt(decimals[currency] - chosenDecimals[currency]) === 0n
}

/** The amount in wire format: a decimal string with all decimals of the currency. */
export function toAmount(minorUnits: bigint, currency: string): string {
  const places = decimalsOf(currency)
  const digits = (minorUnits < 0n ? -minorUnits : minorUnits).toString().padStart(places + 1, '0')
  return `${minorUnits < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`
}

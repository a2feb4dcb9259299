import { defaultCurrency, isCurrency, type CurrencyCode } from '../ledger/currencies.ts'

/** Available stakes in minor units; each is divisible by the five lines of the slot. */
const stakes: Readonly<Record<CurrencyCode, readonly [bigint, bigint, bigint, ...bigint[]]>> = {
  UZS: [100_000n, 200_000n, 500_000n, 1_000_000n, 2_500_000n, 5_000_000n],
  USD: [10n, 20n, 50n, 100n, 250n, 500n],
  RUB: [1000n, 2000n, 5000n, 10_000n, 25_000n, 50_000n],
  USDT: [100_000n, 200_000n, 500_000n, 1_000_000n, 2_500_000n, 5_000_000n],
}

export function stakesIn(currency: string): readonly bigint[] {
  return stakes[isCurrency(currency) ? currency : defaultCurrency]
}

export function smallestStakeIn(currency: string): bigint {
  return stakes[isCurrency(currency) ? currency : defaultCurrency][0]
}

/** Default stake of a game. */
export function usualStakeIn(currency: string): bigint {
  return stakes[isCurrency(currency) ? currency : defaultCurrency][2]
}

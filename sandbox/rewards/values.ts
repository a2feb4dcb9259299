import { sql, type RawBuilder } from 'kysely'
import { toAmount, toMinorUnits } from '../ledger/currencies.ts'

/** Soum per unit of a currency in rewards. Rounded, so that amounts stay round. */
const soumOfUnit: Readonly<Record<string, number>> = { UZS: 1, RUB: 150 }
const soumOfDollar = 10_000

/** Converts a reward value in soum to minor units of a currency. */
export function valueIn(currency: string, soum: number): bigint {
  const units = soum / (soumOfUnit[currency] ?? soumOfDollar)
  return toMinorUnits(units.toFixed(2), currency) ?? 0n
}

export const money = (minorUnits: bigint, currency: string) => ({
  amount: toAmount(minorUnits, currency),
  currency,
})

/** Casts an amount column to text, which every driver returns without loss. */
export const asText = (column: string): RawBuilder<string> => sql<string>`cast(${sql.ref(column)} as text)`

/** Hundredths of a percent in wire format: "7.5". */
export const percentOf = (hundredths: number) => String(hundredths / 100)

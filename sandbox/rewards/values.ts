import { sql, type RawBuilder } from 'kysely'
import { toAmount } from '../ledger/currencies.ts'

export const money = (minorUnits: bigint, currency: string) => ({
  amount: toAmount(minorUnits, currency),
  currency,
})

/** Casts an amount column to text, which every driver returns without loss. */
export const asText = (column: string): RawBuilder<string> => sql<string>`cast(${sql.ref(column)} as text)`

/** Hundredths of a percent in wire format: "7.5". */
export const percentOf = (hundredths: number) => String(hundredths / 100)

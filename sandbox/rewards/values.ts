import { sql, type RawBuilder } from 'kysely'
import { toAmount, toMinorUnits } from '../ledger/currencies.ts'

/** Soum that one unit of a currency stands for in rewards: round, so that amounts stay round. */
const soumOfUnit: Readonly<Record<string, number>> = { UZS: 1, RUB: 150 }
const soumOfDollar = 10_000

/** Minor units, in any currency, of a value that rewards give in soum. */
export function valueIn(currency: string, soum: number): bigint {
  const units = soum / (soumOfUnit[currency] ?? soumOfDollar)
  return toMinorUnits(units.toFixed(2), currency) ?? 0n
}

export const money = (minorUnits: bigint, currency: string) => ({
  amount: toAmount(minorUnits, currency),
  currency,
})

/** An amount column as every driver answers it without loss: text. */
export const asText = (column: string): RawBuilder<string> => sql<string>`cast(${sql.ref(column)} as text)`

/** Hundredths of a percent as they travel: "7.5". */
export const percentOf = (hundredths: number) => String(hundredths / 100)

import type { ColumnType } from 'kysely'

/**
 * Amounts of money in minor units. They are written as bigint and read as text (cast in the query), since
 * drivers disagree on how a 64-bit number is returned and some would round it.
 */
export type AmountColumn = ColumnType<never, bigint, bigint>

/** Milliseconds since 1970. */
export type Timestamp = number
export type Flag = 0 | 1

import type { ColumnType } from 'kysely'

/**
 * Amounts of money in minor units. They are written as bigint and read as text (cast in the query), because
 * drivers disagree on how to return a 64-bit integer and some would round it.
 */
export type AmountColumn = ColumnType<never, bigint, bigint>

/** Milliseconds since 1970. */
export type Timestamp = number
export type Flag = 0 | 1

import type { ColumnType, Generated } from 'kysely'
import type { PlayLimitKind, PlayLimitPeriod } from '../../schemas/api/entities/responsible.ts'
import type { AmountColumn, Timestamp } from './columns.ts'

export interface PlayLimitTable {
  player_id: number
  kind: PlayLimitKind
  period: PlayLimitPeriod
  currency: string
  /** Minor units, or minutes of a session. */
  bound: AmountColumn
  /** Bound from `next_at` on; null removes the limit. */
  next_bound: ColumnType<never, bigint | null, bigint | null>
  next_currency: string | null
  next_at: Timestamp | null
  /** When the player last changed the limit; null: before this was recorded. */
  changed_at: Timestamp | null
}

/** A period in which a player placed bets without a long interruption. */
export interface PlaySpanTable {
  id: Generated<number>
  player_id: number
  started_at: Timestamp
  ended_at: Timestamp
}

export interface ResponsibleTables {
  play_limits: PlayLimitTable
  play_spans: PlaySpanTable
}

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
  /** What the bound becomes at `next_at`; null: it goes away. */
  next_bound: ColumnType<never, bigint | null, bigint | null>
  next_currency: string | null
  next_at: Timestamp | null
}

/** A stretch of time in which a player placed bets without a long pause. */
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

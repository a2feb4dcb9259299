import type { Generated } from 'kysely'
import type { AmountColumn, Timestamp } from './columns.ts'

export interface FreespinPackTable {
  id: Generated<number>
  player_id: number
  /** Game the spins are valid for. */
  sysname: string
  total_count: number
  remaining_count: number
  /** Stake of each spin, paid by the house. */
  stake: AmountColumn
  currency: string
  granted_at: Timestamp
  expires_at: Timestamp
}

export interface FreespinTables {
  freespin_packs: FreespinPackTable
}

import type { Generated } from 'kysely'
import type { AmountColumn, Timestamp } from './columns.ts'

export interface FreespinPackTable {
  id: Generated<number>
  player_id: number
  /** Game that they are for. */
  sysname: string
  total_count: number
  remaining_count: number
  /** Of each spin, borne by the house. */
  stake: AmountColumn
  currency: string
  granted_at: Timestamp
  expires_at: Timestamp
}

export interface FreespinTables {
  freespin_packs: FreespinPackTable
}

import type { Generated } from 'kysely'
import type { AmountColumn, Timestamp } from './columns.ts'
import type { Wallet } from '../ledger/wallets.ts'

export interface SportsDayTable {
  /** UTC day, such as `2026-03-01`. */
  day: string
  /** Decides the results of the day's events; only its hash is shown until all are over. */
  seed: string
}

export interface SportsBetTable {
  id: Generated<number>
  /** Unique reference of the bet. */
  reference: string
  owner: string
  mode: 'play' | 'demo'
  wallet: Wallet
  currency: string
  stake: AmountColumn
  win: AmountColumn
  status: 'open' | 'won' | 'lost' | 'refunded' | 'cashed'
  placed_at: Timestamp
  settled_at: Timestamp | null
  /** When its next event is over and the bet must be checked. */
  due_at: Timestamp
}

export interface SportsSelectionTable {
  bet_id: number
  event_id: string
  /** Such as `result` or `p1.total:1.5`; `total` in bets of earlier versions. */
  market: string
  /** Such as `1`, `x`, `over` or `2-1`. */
  outcome: string
  /** In hundredths, at the time of the bet. */
  odds: number
}

export interface SportsbookTables {
  sports_days: SportsDayTable
  sports_bets: SportsBetTable
  sports_selections: SportsSelectionTable
}

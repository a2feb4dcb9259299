import type { Generated } from 'kysely'
import type { AmountColumn, Timestamp } from './columns.ts'
import type { Wallet } from '../ledger/wallets.ts'

export type BetStatus = 'open' | 'won' | 'lost' | 'refunded'

/** Real-money bets of all games; demos are not recorded. */
export interface BetTable {
  id: Generated<number>
  player_id: number
  sysname: string
  /** Game type, or `sportsbook`. */
  game_type: string
  /** Unique name of the bet, such as `round:12:a1b2`. */
  reference: string
  stake: AmountColumn
  /** Zero while the bet is open. */
  win: AmountColumn
  currency: string
  /** Wallet the stake came from; wins are paid into it. */
  wallet: Wallet
  status: BetStatus
  placed_at: Timestamp
  settled_at: Timestamp | null
  /** JSON of `BetDetail`; null if the game name says enough. */
  detail: string | null
}

export interface BetsTables {
  bets: BetTable
}

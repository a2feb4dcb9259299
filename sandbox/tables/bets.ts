import type { Generated } from 'kysely'
import type { AmountColumn, Timestamp } from './columns.ts'
import type { Wallet } from '../ledger/wallets.ts'

export type BetStatus = 'open' | 'won' | 'lost' | 'refunded'

/** Bets for money, of every game; demos write none. */
export interface BetTable {
  id: Generated<number>
  player_id: number
  sysname: string
  /** Kind of game, or `sportsbook`. */
  game_type: string
  /** Unique name of the bet, such as `round:12:a1b2`. */
  reference: string
  stake: AmountColumn
  /** Nothing while the bet is open. */
  win: AmountColumn
  currency: string
  /** What was staked from; wins return there. */
  wallet: Wallet
  status: BetStatus
  placed_at: Timestamp
  settled_at: Timestamp | null
  /** JSON of `BetDetail`: what was bet on; null where the game says it. */
  detail: string | null
}

export interface BetsTables {
  bets: BetTable
}

import type { Generated } from 'kysely'
import type { Purse } from '../ledger/ledger.ts'
import type { AmountColumn, Moment } from './columns.ts'

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
  purse: Purse
  status: BetStatus
  placed_at: Moment
  settled_at: Moment | null
  /** JSON of `BetDetail`: what was bet on; null where the game says it. */
  detail: string | null
}

export interface BetsTables {
  bets: BetTable
}

import type { Generated } from 'kysely'
import type { AmountColumn, Timestamp } from './columns.ts'
import type { Wallet } from '../ledger/wallets.ts'

export interface StepRoundTable {
  id: Generated<number>
  /** The player. A round outlives the page that started it. */
  owner: string
  sysname: string
  mode: 'play' | 'demo'
  /** The simulator that knows the rules. */
  simulator: string
  /** Chosen by the page: a repeated bet starts one round. */
  key: string
  wallet: Wallet
  currency: string
  /** The first stake; doubling and splitting add the same again. */
  stake: AmountColumn
  win: AmountColumn
  /** JSON of what the player has chosen with the bet. */
  options: string
  /** JSON list of the player's moves. With seeds and options, they determine the round. */
  moves: string
  status: 'open' | 'over' | 'refunded'
  started_at: Timestamp
  moved_at: Timestamp
  /** Seed pair and nonce of the draw. */
  seeds_id: number
  nonce: number
}

export interface StepRoundsTables {
  step_rounds: StepRoundTable
}

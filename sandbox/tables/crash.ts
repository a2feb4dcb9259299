import type { Generated } from 'kysely'
import type { AmountColumn, Timestamp } from './columns.ts'
import type { Wallet } from '../ledger/wallets.ts'

/** Rounds of one player, from before players shared flights. */
export interface CrashRoundTable {
  id: Generated<number>
  /** The player. A round outlives the page that started it. */
  owner: string
  sysname: string
  mode: 'play' | 'demo'
  /** Chosen by the page: a repeated bet starts one round. */
  key: string
  wallet: Wallet
  currency: string
  stake: AmountColumn
  win: AmountColumn
  /** Multiplier of the automatic cash-out, in hundredths; null: manual only. */
  auto_at: number | null
  /** Crash point in hundredths; secret while the round is running. */
  crash_at: number
  status: 'flying' | 'cashed' | 'crashed'
  /** Multiplier of the cash-out, in hundredths. */
  cashed_at: number | null
  started_at: Timestamp
  /** When the round ends without a manual cash-out. */
  due_at: Timestamp
  /** Seed pair and nonce of the draw. */
  seeds_id: number
  nonce: number
}

/** One flight for all players of a game. Nothing of it changes after it is created. */
export interface CrashFlightTable {
  id: Generated<number>
  sysname: string
  /** Counts the flights of a game from 1; the nonce of the draw. */
  number: number
  /** Secret until the flight is over; its hash is published before bets are taken. */
  server_seed: string
  /** Crash point in hundredths. */
  crash_at: number
  /** Bets are taken from here until takeoff. */
  opens_at: Timestamp
  starts_at: Timestamp
  ends_at: Timestamp
}

export interface CrashBetTable {
  id: Generated<number>
  flight_id: number
  /** The player, or the guest of a demo. */
  owner: string
  player_id: number | null
  mode: 'play' | 'demo'
  /** Which of the player's two bets it is. */
  panel: number
  /** Chosen by the page: a repeated bet is placed once. */
  key: string
  wallet: Wallet
  currency: string
  stake: AmountColumn
  win: AmountColumn
  /** Multiplier of the automatic cash-out, in hundredths; null: manual only. */
  auto_at: number | null
  status: 'open' | 'cashed' | 'crashed' | 'cancelled'
  /** Multiplier of the cash-out, in hundredths. */
  cashed_at: number | null
  /** When the bet ends without a manual cash-out. */
  due_at: Timestamp
}

export interface CrashTables {
  crash_flights: CrashFlightTable
  crash_bets: CrashBetTable
  crash_rounds: CrashRoundTable
}

import type { Generated } from 'kysely'
import type { AmountColumn, Timestamp } from './columns.ts'
import type { Wallet } from '../ledger/wallets.ts'

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

export interface CrashTables {
  crash_rounds: CrashRoundTable
}

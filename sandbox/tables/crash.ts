import type { Generated } from 'kysely'
import type { AmountColumn, Timestamp } from './columns.ts'
import type { Wallet } from '../ledger/wallets.ts'

export interface CrashRoundTable {
  id: Generated<number>
  /** Who plays: a round outlives the page that it was begun on. */
  owner: string
  sysname: string
  mode: 'play' | 'demo'
  /** Chosen by the page: the same bet sent twice begins one round. */
  key: string
  wallet: Wallet
  currency: string
  stake: AmountColumn
  win: AmountColumn
  /** Hundredths at which to cash out without being asked; null: by hand only. */
  auto_at: number | null
  /** Hundredths at which it crashes; told to nobody while it flies. */
  crash_at: number
  status: 'flying' | 'cashed' | 'crashed'
  /** Hundredths that were cashed out at. */
  cashed_at: number | null
  started_at: Timestamp
  /** When it ends if nobody does anything. */
  due_at: Timestamp
  /** Pair of seeds it was drawn from, and the number of the draw. */
  seeds_id: number
  nonce: number
}

export interface CrashTables {
  crash_rounds: CrashRoundTable
}

import type { Player } from '../accounts/players.ts'
import type { Wallet } from '../ledger/wallets.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import type { DbTransaction } from '../tables/database.ts'

/** A bet whose result is known and posted to the ledger. */
export interface SettledBet {
  player: Player
  sysname: string
  /** Game type, or `sportsbook`. */
  gameType: string
  /** Minor units; zero for a free spin. */
  stake: bigint
  /** Minor units, including the stake. */
  win: bigint
  currency: string
  /** The wallet that the stake came from and the win goes to. */
  wallet: Wallet
  placedAt: number
  /** When it was settled. */
  at: number
  /** Unique name of the bet. */
  reference: string
  /** Hundredths; sports bets only. */
  odds?: number
}

/** A side effect of a settled bet, run in the transaction that settles it. */
export type BetEffect = (trx: DbTransaction, sandbox: SandboxContext, bet: SettledBet) => Promise<void>

/** A side effect of a refunded bet, run in the transaction that refunds it. */
export type RefundEffect = (
  trx: DbTransaction,
  bet: { playerId: number; gameType: string; at: number },
) => Promise<void>

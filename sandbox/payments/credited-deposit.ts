import type { Player } from '../accounts/players.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import type { DbTransaction } from '../tables/database.ts'

/** A successful deposit that has been credited to the player's main balance. */
export interface CreditedDeposit {
  player: Player
  transactionId: number
  /** Credited amount in minor units. */
  amount: bigint
  currency: string
  /** Offer chosen with the deposit; -1: none. */
  offerId: number
  /** JSON of the card to save; null: none. */
  savesCard: string | null
  at: number
}

/** A side effect of a deposit, run in the transaction that credits it. */
export type DepositEffect = (
  trx: DbTransaction,
  sandbox: SandboxContext,
  deposit: CreditedDeposit,
) => Promise<void>

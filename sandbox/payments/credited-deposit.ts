import type { Player } from '../accounts/players.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import type { DbTransaction } from '../tables/database.ts'

/** A deposit that succeeded: the money is on the player's main balance. */
export interface CreditedDeposit {
  player: Player
  transactionId: number
  /** Minor units that were added to the balance. */
  amount: bigint
  currency: string
  /** Offer that the player chose with the deposit; -1: none. */
  offerId: number
  at: number
}

/** A consequence of a deposit, in the transaction that credits it. */
export type DepositEffect = (
  trx: DbTransaction,
  sandbox: SandboxContext,
  deposit: CreditedDeposit,
) => Promise<void>

import { grantDepositOffer } from '../rewards/offer-claims.ts'
import type { Player } from '../accounts/players.ts'
import type { Booking } from '../ledger/ledger.ts'
import type { SandboxContext } from '../sandbox-context.ts'

/** A deposit that succeeded: the money is on the player's main balance. */
export interface CreditedDeposit {
  player: Player
  transactionId: number
  /** Minor units that came onto the balance. */
  amount: bigint
  currency: string
  /** Offer that the player chose with the deposit; -1: none. */
  offerId: number
  at: number
}

/** What else a deposit brings about, in the transaction that credits it. */
export type DepositEffect = (
  booking: Booking,
  sandbox: SandboxContext,
  deposit: CreditedDeposit,
) => Promise<void>

/** They run in this order, once for each deposit that succeeds. */
export const depositEffects: readonly DepositEffect[] = [grantDepositOffer]

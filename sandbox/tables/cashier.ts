import type { Generated } from 'kysely'
import type { AmountColumn, Timestamp } from './columns.ts'

export type PaymentStatus = 'pending' | 'success' | 'fail' | 'cancel'
export type PaymentDisplay = 'redirect' | 'new_window' | 'mobile' | 'pending'
/** Why a payment failed; the player reads it in his language. */
export type FailReason = 'declined' | 'expired'

export interface TransactionTable {
  id: Generated<number>
  player_id: number
  type: 'deposit' | 'withdrawal'
  method: string
  /** As it was asked for; of a deposit the fee is taken from it, of a withdrawal it comes on top. */
  amount: AmountColumn
  fee: AmountColumn
  currency: string
  /** JSON of the masked requisites. */
  requisites: string
  status: PaymentStatus
  locale: string
  /** Unguessable part of the payment page's address. */
  token: string
  display: PaymentDisplay
  /** Offer that a deposit takes; -1: none. */
  offer_id: number
  /** When the simulated provider or operator ends it, and how, if nobody has before. */
  settles_at: Timestamp | null
  settles_as: 'success' | FailReason | null
  fail_reason: FailReason | null
  created_at: Timestamp
  updated_at: Timestamp
}

export interface SavedRequisiteTable {
  id: Generated<number>
  player_id: number
  method: string
  /** Keyed hash of the full requisites, which are kept nowhere: the same ones are saved once. */
  fingerprint: string
  /** JSON of the masked requisites. */
  requisites: string
  status: 'ready' | 'on_verification' | 'validation_required'
  used_at: Timestamp
}

export interface ProviderCallbackTable {
  /** Number that the provider gives each message: one sent again bears the same. */
  event: string
  transaction_id: number
  status: 'processing' | 'success' | 'fail' | 'cancel'
  /** settled: it ended the payment; ignored: the payment had ended, or it is still under way. */
  effect: 'settled' | 'ignored'
  at: Timestamp
}

export interface CashierTables {
  transactions: TransactionTable
  saved_requisites: SavedRequisiteTable
  provider_callbacks: ProviderCallbackTable
}

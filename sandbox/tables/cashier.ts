import type { Generated } from 'kysely'
import type { PaymentDisplay } from '../../schemas/api/payment-displays.ts'
import type { AmountColumn, Timestamp } from './columns.ts'

export type PaymentStatus = 'pending' | 'success' | 'fail' | 'cancel'
/** Why a payment failed; displayed in the player's language. */
export type FailReason = 'declined' | 'expired'

export interface TransactionTable {
  id: Generated<number>
  player_id: number
  type: 'deposit' | 'withdrawal'
  method: string
  /** The requested amount. The fee is deducted from a deposit and added to a withdrawal. */
  amount: AmountColumn
  fee: AmountColumn
  currency: string
  /** JSON of the masked payment details. */
  requisites: string
  status: PaymentStatus
  locale: string
  /** Unguessable part of the payment page's URL. */
  token: string
  display: PaymentDisplay
  /** Offer chosen with a deposit; -1: none. */
  offer_id: number
  /** When and how the simulated provider or operator ends the payment if it is still pending. */
  settles_at: Timestamp | null
  settles_as: 'success' | FailReason | null
  fail_reason: FailReason | null
  /** Saved card that pays a deposit. */
  card_id: number | null
  /** JSON of the card to save when a pending deposit succeeds. */
  saves_card: string | null
  created_at: Timestamp
  updated_at: Timestamp
}

export interface SavedRequisiteTable {
  id: Generated<number>
  player_id: number
  method: string
  /** Keyed hash of the full payment details, which are not stored; detects duplicates. */
  fingerprint: string
  /** JSON of the masked payment details. */
  requisites: string
  status: 'ready' | 'on_verification' | 'validation_required'
  used_at: Timestamp
  /** When the player confirmed payouts to them; null for a card that only a deposit has saved. */
  confirmed_at: Timestamp | null
}

export interface PaymentCardTable {
  id: Generated<number>
  player_id: number
  method: string
  /** The provider's name for the card, which replaces the number in payments. */
  token: string
  /** Keyed hash of the number, which is not stored; detects duplicates. */
  fingerprint: string
  masked: string
  /** YYYY-MM of the last month in which the card is valid. */
  expires: string
  used_at: Timestamp
}

export interface ProviderCallbackTable {
  /** The provider's id of the message; a repeated message has the same one. */
  event: string
  transaction_id: number
  status: 'processing' | 'success' | 'fail' | 'cancel'
  /** settled: the message ended the payment; ignored: the payment had already ended, or is still pending. */
  effect: 'settled' | 'ignored'
  at: Timestamp
}

export interface CashierTables {
  transactions: TransactionTable
  saved_requisites: SavedRequisiteTable
  payment_cards: PaymentCardTable
  provider_callbacks: ProviderCallbackTable
}

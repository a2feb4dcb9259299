import type { Generated } from 'kysely'
import type { AmountColumn, Timestamp } from './columns.ts'

export interface LoyaltyMemberTable {
  player_id: number
  /** Points that can be spent in the shop. */
  points: number
  /** Total points ever earned; determines the level. */
  experience: number
  /** Minor units staked towards the next point, weighted by the character. */
  unpaid_stake: AmountColumn
  character_id: number | null
  joined_at: Timestamp
}

export interface LoyaltyNotificationTable {
  id: Generated<number>
  player_id: number
  /** Key of its texts and its trigger: register, profile, confirm, level, purchase or points. */
  reason: string
  /** Id the texts refer to, such as the level or product; 0: none. */
  subject_id: number
  amount: number | null
  amount_type: string | null
  at: Timestamp
  answered_at: Timestamp | null
}

export interface LoyaltyStockTable {
  product_id: number
  pieces: number
}

export interface LoyaltyPurchaseTable {
  id: Generated<number>
  player_id: number
  product_id: number
  price: number
  at: Timestamp
}

export interface LoyaltyTables {
  loyalty_members: LoyaltyMemberTable
  loyalty_notifications: LoyaltyNotificationTable
  loyalty_stock: LoyaltyStockTable
  loyalty_purchases: LoyaltyPurchaseTable
}

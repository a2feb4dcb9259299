import type { Generated } from 'kysely'
import type { bonusStatuses, cashbackStatuses } from '../../schemas/api/entities/rewards.ts'
import type { AmountColumn, Timestamp } from './columns.ts'

export type BonusType = 'casino' | 'betting'

export interface BonusTable {
  id: Generated<number>
  player_id: number
  type: BonusType
  /** Name of its `BonusKind`, which has the texts. */
  kind: string
  status: (typeof bonusStatuses)[number]
  currency: string
  /** Amount granted. The ledger holds what remains of it after activation. */
  granted: AmountColumn
  wagering_required: AmountColumn
  wagering_done: AmountColumn
  /** Largest stake that counts; zero: no limit. */
  max_bet: AmountColumn
  /** Minimum odds that count, in hundredths. */
  min_odds: number
  /** Milliseconds for wagering after activation. */
  wagering_time: number
  granted_at: Timestamp
  activated_at: Timestamp | null
  expires_at: Timestamp | null
  ended_at: Timestamp | null
  /** Number of money movements so far; part of the reference of the next one. */
  moves: number
  /** Unique reference of the reason for the grant, such as `deposit:12:welcome`. */
  reference: string
}

export interface OfferClaimTable {
  id: Generated<number>
  player_id: number
  offer_id: number
  /** `once`, or the start of the day or week of the claim: one claim per period. */
  period: string
  /** waiting: for the next deposit. */
  status: 'waiting' | 'granted'
  claimed_at: Timestamp
  granted_at: Timestamp | null
}

export interface PromoRedemptionTable {
  code: string
  player_id: number
  at: Timestamp
}

export interface CashbackTable {
  id: Generated<number>
  player_id: number
  status: (typeof cashbackStatuses)[number]
  currency: string
  amount: AmountColumn
  losses: AmountColumn
  /** In hundredths of a percent. */
  percent: number
  period_start: Timestamp
  period_end: Timestamp
  receiving_expired_at: Timestamp | null
  paid_out_at: Timestamp | null
}

export interface CashbackBoostTable {
  player_id: number
  period_start: Timestamp
  /** Added to the percentage of the level, in hundredths of a percent. */
  percent: number
}

export interface PopupViewTable {
  player_id: number
  popup_id: number
  at: Timestamp
}

export interface RewardsTables {
  bonuses: BonusTable
  offer_claims: OfferClaimTable
  promo_redemptions: PromoRedemptionTable
  cashbacks: CashbackTable
  cashback_boosts: CashbackBoostTable
  popup_views: PopupViewTable
}

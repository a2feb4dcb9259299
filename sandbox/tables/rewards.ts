import type { Generated } from 'kysely'
import type { bonusStatuses, cashbackStatuses } from '../../schemas/api/entities/rewards.ts'
import type { AmountColumn, Timestamp } from './columns.ts'

export type BonusType = 'casino' | 'betting'

export interface BonusTable {
  id: Generated<number>
  player_id: number
  type: BonusType
  /** Name of its `BonusKind`, which holds the texts. */
  kind: string
  status: (typeof bonusStatuses)[number]
  currency: string
  /** What was promised. What is left of it once it is activated, the ledger knows. */
  granted: AmountColumn
  wager_required: AmountColumn
  wager_done: AmountColumn
  /** Larger stakes do not count; zero: any. */
  max_bet: AmountColumn
  /** In hundredths; smaller odds do not count. */
  min_odds: number
  /** How long it can be wagered, once activated. */
  wager_time: number
  granted_at: Timestamp
  activated_at: Timestamp | null
  expires_at: Timestamp | null
  ended_at: Timestamp | null
  /** How often its money was moved: makes the reference of the next movement. */
  moves: number
  /** Unique name of the fact that it was granted for, such as `deposit:12:welcome`. */
  reference: string
}

export interface OfferClaimTable {
  id: Generated<number>
  player_id: number
  offer_id: number
  /** `once`, or the beginning of the day or week that it was taken in: once in each. */
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
  /** Added to the percent of the level, in hundredths of a percent. */
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

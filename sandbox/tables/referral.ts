import type { Generated } from 'kysely'
import type { rejectionReasons } from '../../schemas/api/calls/referral.ts'
import type { AmountColumn, Timestamp } from './columns.ts'

/** Codes of players; created when a player first asks for it. */
export interface ReferralCodeTable {
  player_id: number
  code: string
}

/** Friends who registered with a code. A friend has one inviter for ever. */
export interface ReferralTable {
  id: Generated<number>
  inviter_id: number
  /** null: a simulated friend of a demo account, who has no account. */
  friend_id: number | null
  /** Public name of the friend at the registration. */
  name: string
  registered_at: Timestamp
  /** When a deposit met the terms. */
  deposited_at: Timestamp | null
  /** Bets with own money, in minor units of the accounting currency. */
  bets: AmountColumn
  qualified_at: Timestamp | null
  rewarded_at: Timestamp | null
  /** Credited amount in minor units of `currency`. */
  reward: AmountColumn
  /** Currency of the inviter. */
  currency: string
  /** Why there is no reward; null: there may be one. A missed deadline is not stored. */
  rejected: Exclude<(typeof rejectionReasons)[number], 'late'> | null
}

export interface ReferralTables {
  referral_codes: ReferralCodeTable
  referrals: ReferralTable
}

import type { offerActions } from '../../schemas/api/entities/rewards.ts'
import type { Localized } from '../../schemas/documents/localized.ts'
import type { BonusKindName } from './bonus-kinds.ts'

/** A part of what an offer grants; values in soum. */
export type OfferPromotion = { name: Localized<string> } & (
  | {
      type: 'bonus' | 'betting_bonus'
      kind: BonusKindName
      /** Share of the deposit; omitted: a fixed value. */
      percent?: number
      /** The fixed value, or the maximum. */
      value: number
    }
  | { type: 'freespins'; game: string; count: number; stake: number }
  /** Added to the week's cashback, in hundredths of a percent. */
  | { type: 'cashback'; share: number }
  | { type: 'points'; count: number }
)

export interface OfferTexts {
  name: string
  text: string
  /** Short version. */
  terms: string
  /** Full version. */
  rules: string
}

export interface OfferDefinition {
  id: number
  sysname: string
  action: (typeof offerActions)[number]
  /** Eligible players. newcomer: without a deposit; depositor: with one. */
  audience: 'everybody' | 'newcomer' | 'depositor'
  /** How often a player may claim it. */
  repeats: 'once' | 'day' | 'week'
  /** Minimum deposit, or minimum staked in the week, in soum; null: none. */
  minimum: number | null
  excludedMethods: readonly string[]
  /** Whether it is listed among the offers; unlisted ones require a promo code. */
  isListed: boolean
  scene: 'welcome' | 'jackpot' | 'trophy' | 'cashback' | 'sport' | null
  promotions: readonly OfferPromotion[]
  texts: Localized<OfferTexts>
}

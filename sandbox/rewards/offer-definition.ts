import type { offerActions } from '../../schemas/api/entities/rewards.ts'
import type { Localized } from '../../schemas/documents/localized.ts'
import type { BonusKindName } from './bonus-kinds.ts'

/** One part of what an offer gives; values in soum. */
export type OfferPromotion = { name: Localized<string> } & (
  | {
      type: 'bonus' | 'betting_bonus'
      kind: BonusKindName
      /** Share of the deposit; left out: a fixed value. */
      percent?: number
      /** Fixed, or the most that it comes to. */
      value: number
    }
  | { type: 'freespins'; game: string; count: number; stake: number }
  /** Added to the cashback of the week, in hundredths of a percent. */
  | { type: 'cashback'; share: number }
  | { type: 'points'; count: number }
)

export interface OfferTexts {
  name: string
  text: string
  /** In short. */
  terms: string
  /** In full. */
  rules: string
}

export interface OfferDefinition {
  id: number
  sysname: string
  action: (typeof offerActions)[number]
  /** Players that it is for. newcomer: without a deposit; depositor: with one. */
  audience: 'everybody' | 'newcomer' | 'depositor'
  /** How often a player may take it. */
  repeats: 'once' | 'day' | 'week'
  /** Soum: smallest deposit, or what must be staked in the week; null: any. */
  minimum: number | null
  excludedMethods: readonly string[]
  /** Whether it stands among the offers; the others come by promo code only. */
  isListed: boolean
  scene: 'welcome' | 'jackpot' | 'trophy' | 'cashback' | 'sport' | null
  promotions: readonly OfferPromotion[]
  texts: Localized<OfferTexts>
}

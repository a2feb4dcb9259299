import { Type } from 'typebox'
import { CommaList, Count, Done, Fields, Offset, Order, call } from '../call.ts'
import { Id, Page } from '../entities/fields.ts'
import {
  Banner,
  BettingBonus,
  Bonus,
  CampaignPopup,
  Cashback,
  Offer,
  bonusStatuses,
  offerActions,
} from '../entities/rewards.ts'

const BonusId = Type.Object({ bonus_id: Id('Bonus ID') })
const CashbackId = Type.Object({ cashback_id: Id('Cashback ID') })
const BonusStatus = Type.Enum(['all', ...bonusStatuses], {
  default: 'all',
  description: 'Status of the bonuses',
})
const PromoCode = Type.String({ minLength: 1, maxLength: 40, description: 'Promo code, case-insensitive' })

export const rewardCalls = {
  'banners.get': call({
    description: 'Banners, by priority',
    access: 'guest',
    params: Type.Object({
      offset: Offset,
      count: Count(10),
      fields: Fields,
      type: Type.String({ maxLength: 40, default: 'standard', description: 'Type of placement' }),
      position: Type.Optional(Type.String({ maxLength: 40, description: 'Only banners for this placement' })),
    }),
    answer: Page(Banner, 'Banners'),
    errors: [],
  }),
  'bettingBonuses.get': call({
    description: 'Sports bonuses of the player',
    access: 'player',
    params: Type.Object({ offset: Offset, count: Count(20), fields: Fields, status: BonusStatus }),
    answer: Page(BettingBonus, 'Bonuses'),
    errors: [],
  }),
  'bettingBonuses.activate': call({
    description: 'Starts wagering a bonus; at most one bonus is active',
    access: 'player',
    params: BonusId,
    answer: Done,
    errors: [],
  }),
  'bettingBonuses.remove': call({
    description: 'Gives up a bonus and its remaining bonus money',
    access: 'player',
    params: BonusId,
    answer: Done,
    errors: [],
  }),
  'bonuses.get': call({
    description: 'Casino bonuses of the player',
    access: 'player',
    params: Type.Object({ count: Count(20), offset: Offset, fields: Fields, status: BonusStatus }),
    answer: Page(Bonus, 'Bonuses'),
    errors: [],
  }),
  'bonuses.activate': call({
    description: 'Starts or resumes wagering a bonus; at most one bonus is active',
    access: 'player',
    params: BonusId,
    answer: Done,
    errors: [],
  }),
  'bonuses.deactivate': call({
    description: 'Pauses a bonus; its money and progress are kept',
    access: 'player',
    params: BonusId,
    answer: Done,
    errors: [],
  }),
  'bonuses.remove': call({
    description: 'Gives up a bonus and its remaining bonus money',
    access: 'player',
    params: BonusId,
    answer: Done,
    errors: [],
  }),
  'campaigns.getoffers': call({
    description: 'Offers, by priority. Empty for players who are on a break or self-excluded.',
    access: 'guest',
    params: Type.Object({
      offset: Offset,
      count: Count(20),
      fields: Fields,
      action: Type.Optional(Type.Enum([...offerActions], { description: 'Only offers with this trigger' })),
    }),
    answer: Page(Offer, 'Offers'),
    errors: [],
  }),
  'campaigns.activateOffer': call({
    description:
      'Activates the offer of a promo code. An error has error_data.promo_code: a list of codes such as ["EXPIRED"].',
    access: 'player',
    params: Type.Object({ promo_code: PromoCode, fields: Fields }),
    answer: Type.Object({ offer: Offer }),
    errors: [],
  }),
  'campaigns.checkPromocode': call({
    description:
      'Checks whether a promo code would be accepted; otherwise fails like campaigns.activateOffer',
    access: 'guest',
    params: Type.Object({ promo_code: PromoCode }),
    answer: Type.Object({ offer: Offer }),
    errors: [],
  }),
  'campaigns.takepromotions': call({
    description: 'Claims an offer; a deposit offer applies to the next deposit',
    access: 'player',
    params: Type.Object({ offer_id: Id('Offer ID') }),
    answer: Done,
    errors: ['UserNeedDepositException'],
  }),
  'cashbacks.get': call({
    description: 'Cashbacks of the player',
    access: 'player',
    params: Type.Object({
      count: Count(20),
      offset: Offset,
      sort: Type.Enum(['end_date', 'amount'], { default: 'end_date', description: 'Sort key' }),
      order: Order('desc'),
      statuses: CommaList('pending, active, paid_out, expired, removed. Default: all'),
      fields: Fields,
    }),
    answer: Page(Cashback, 'Cashbacks'),
    errors: [],
  }),
  'cashbacks.payout': call({
    description: 'Pays out a cashback to the main balance. Requires an Idempotency-Key.',
    access: 'player',
    params: CashbackId,
    answer: Done,
    errors: [],
  }),
  'cashbacks.remove': call({
    description: 'Declines a cashback',
    access: 'player',
    params: CashbackId,
    answer: Done,
    errors: [],
  }),
  'popups.get': call({
    description:
      'A campaign popup by name, or the next one for the player, which is then returned only once; null: none, or the player is on a break or self-excluded',
    access: 'guest',
    params: Type.Object({
      sysname: Type.Optional(Type.String({ maxLength: 60, description: 'Query parameter popup' })),
      is_preview: Type.Boolean({ default: false, description: 'Include popups that are not running' }),
    }),
    answer: Type.Union([CampaignPopup, Type.Null()], { description: 'The popup; null: none' }),
    errors: [],
  }),
}

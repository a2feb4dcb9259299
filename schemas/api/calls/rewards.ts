import { Type } from 'typebox'
import { CommaList, Count, Done, Fields, Id, Offset, Order, call } from '../call.ts'
import { Page } from '../entities/fields.ts'
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

const BonusId = Type.Object({ bonus_id: Id('Number of the bonus') })
const CashbackId = Type.Object({ cashback_id: Id('Number of the cashback') })
const BonusStatus = Type.Enum(['all', ...bonusStatuses], {
  default: 'all',
  description: 'State of the bonuses',
})
const PromoCode = Type.String({ minLength: 1, maxLength: 40, description: 'Promo code, in any case' })

export const rewardCalls = {
  'banners.get': call({
    description: 'Banners, by priority',
    access: 'guest',
    params: Type.Object({
      offset: Offset,
      count: Count(10),
      fields: Fields,
      type: Type.String({ maxLength: 40, default: 'standard', description: 'Kind of place' }),
      position: Type.Optional(Type.String({ maxLength: 40, description: 'Only for this place' })),
    }),
    answer: Page(Banner, 'Banners'),
    errors: [],
  }),
  'bettingBonuses.get': call({
    description: 'Bonuses of the player for bets on sports',
    access: 'player',
    params: Type.Object({ offset: Offset, count: Count(20), fields: Fields, status: BonusStatus }),
    answer: Page(BettingBonus, 'Bonuses'),
    errors: [],
  }),
  'bettingBonuses.activate': call({
    description: 'Begins to wager a bonus; at most one is active',
    access: 'player',
    params: BonusId,
    answer: Done,
    errors: [],
  }),
  'bettingBonuses.remove': call({
    description: 'Gives a bonus up, with the bonus money that is left of it',
    access: 'player',
    params: BonusId,
    answer: Done,
    errors: [],
  }),
  'bonuses.get': call({
    description: 'Bonuses of the player for casino games',
    access: 'player',
    params: Type.Object({ count: Count(20), offset: Offset, fields: Fields, status: BonusStatus }),
    answer: Page(Bonus, 'Bonuses'),
    errors: [],
  }),
  'bonuses.activate': call({
    description: 'Begins or goes on to wager a bonus; at most one is active',
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
    description: 'Gives a bonus up, with the bonus money that is left of it',
    access: 'player',
    params: BonusId,
    answer: Done,
    errors: [],
  }),
  'campaigns.getoffers': call({
    description: 'Offers, by priority. A player who takes a break or is excluded gets none.',
    access: 'guest',
    params: Type.Object({
      offset: Offset,
      count: Count(20),
      fields: Fields,
      action: Type.Optional(Type.Enum([...offerActions], { description: 'Only with this trigger' })),
    }),
    answer: Page(Offer, 'Offers'),
    errors: [],
  }),
  'campaigns.activateOffer': call({
    description:
      'Activates the offer of a promo code. A refusal bears error_data.promo_code: a list of codes such as ["EXPIRED"].',
    access: 'player',
    params: Type.Object({ promo_code: PromoCode, fields: Fields }),
    answer: Type.Object({ offer: Offer }),
    errors: [],
  }),
  'campaigns.checkPromocode': call({
    description: 'Whether a promo code would be taken; refused like campaigns.activateOffer where not',
    access: 'guest',
    params: Type.Object({ promo_code: PromoCode }),
    answer: Type.Object({ offer: Offer }),
    errors: [],
  }),
  'campaigns.takepromotions': call({
    description: 'Takes what an offer gives; for a deposit offer, at the next deposit',
    access: 'player',
    params: Type.Object({ offer_id: Id('Number of the offer') }),
    answer: Done,
    errors: ['UserNeedDepositException'],
  }),
  'cashbacks.get': call({
    description: 'Cashbacks of the player',
    access: 'player',
    params: Type.Object({
      count: Count(20),
      offset: Offset,
      sort: Type.Enum(['end_date', 'amount'], { default: 'end_date', description: 'What to sort by' }),
      order: Order('desc'),
      statuses: CommaList('pending, active, paid_out, expired, removed; left out: all'),
      fields: Fields,
    }),
    answer: Page(Cashback, 'Cashbacks'),
    errors: [],
  }),
  'cashbacks.payout': call({
    description: 'Pays a cashback out to the main balance. Asks for an Idempotency-Key.',
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
      'The campaign popup of a name, or the one that waits for the player, which is then told of once; null: none, as for a player who takes a break or is excluded',
    access: 'guest',
    params: Type.Object({
      sysname: Type.Optional(Type.String({ maxLength: 60, description: 'Query parameter popup' })),
      is_preview: Type.Boolean({ default: false, description: 'Also one that is not running' }),
    }),
    answer: Type.Union([CampaignPopup, Type.Null()], { description: 'The popup; null: none' }),
    errors: [],
  }),
}

import { Type, type Static } from 'typebox'
import {
  AmountOf,
  Choice,
  Id,
  Flag,
  List,
  MoneyOf,
  Nullable,
  Percent,
  Text,
  Timestamp,
  Whole,
} from './fields.ts'

/** Omitted by platforms that send pictures under keys of their own, which the settings of the site name. */
const Picture = Type.Optional(Nullable(Text('Address'), 'Picture'))

export const Banner = Type.Object(
  {
    id: Id('Banner ID'),
    type: Text('Type of placement; usually "standard"', { default: 'standard' }),
    finished_at: Nullable(Timestamp('Date and time'), 'End of display; null: no end'),
    description: Type.Object(
      {
        position: Text('Placement, such as "home_top" or "menu"', { default: '' }),
        title: Text('Headline, in the language of the request'),
        text: Text('One sentence', { default: '' }),
        button: Text('Text of the button', { default: '' }),
        link: Text('Path on the site or slug of a page; empty: the offers page', { default: '' }),
        scene: Nullable(Text('Scene'), 'Name of a scene of the site', null),
        image: Picture,
        terms: Text('Short terms, shown beside the button', { default: '' }),
      },
      { description: 'Texts for players' },
    ),
  },
  { description: 'A banner' },
)
export type Banner = Static<typeof Banner>

export const bonusStatuses = ['available', 'active', 'paused', 'completed', 'expired', 'removed'] as const

const bonus = {
  id: Id('Bonus ID'),
  status: Choice(
    [...bonusStatuses, 'other'],
    'available: waiting for activation; active: being wagered; paused: deactivated, progress is kept; expired: out of time, or all bonus money lost; other: none of them',
    'other',
  ),
  amount: MoneyOf('Remaining bonus money'),
  granted: MoneyOf('Bonus money granted'),
  wager_required: MoneyOf('Total stakes required to convert the bonus to real money'),
  wager_done: MoneyOf('Total stakes so far'),
  activated_at: Nullable(Timestamp('Date and time'), 'Activation time; null: not activated yet'),
  expires_at: Nullable(Timestamp('Date and time'), 'Deadline for activation or wagering; null: none'),
  forfeit: MoneyOf('Bonus money lost if the bonus is removed'),
  can_activate: Flag('Whether the bonus can be activated now', false),
  can_remove: Flag('Whether the bonus can be removed now', false),
  description: Type.Object(
    {
      name: Text('Name, in the language of the request'),
      text: Text('What the bonus gives', { default: '' }),
      terms: Text('Full terms, paragraphs separated by empty lines', { default: '' }),
    },
    { description: 'Texts for players' },
  ),
}

export const Bonus = Type.Object(
  {
    ...bonus,
    type: Type.Literal('casino', { description: 'For casino games' }),
    can_deactivate: Flag('Whether the bonus can be paused now', false),
    max_bet: Type.Optional(Nullable(MoneyOf('Money'), 'Maximum stake that counts; null: no maximum')),
  },
  { description: 'A casino bonus' },
)
export type Bonus = Static<typeof Bonus>

export const BettingBonus = Type.Object(
  {
    ...bonus,
    type: Type.Literal('betting', { description: 'For sports bets' }),
    min_odds: Type.String({ pattern: '^\\d+\\.\\d{2}$', description: 'Minimum odds that count' }),
  },
  { description: 'A sports bonus' },
)
export type BettingBonus = Static<typeof BettingBonus>

export const offerActions = ['deposit', 'registration', 'promo_code', 'bet', 'login'] as const

export const Promotion = Type.Object(
  {
    id: Id('Promotion ID'),
    type: Choice(['bonus', 'betting_bonus', 'freespins', 'cashback', 'points'], 'Type of reward'),
    name: Text('The reward in a few words, in the language of the request'),
    percent: Nullable(Percent('Share'), 'Share of the deposit; null: a fixed amount'),
    amount: Nullable(AmountOf('Decimal string'), 'Fixed or maximum amount; null: none'),
    count: Nullable(Whole('Number'), 'Number of free spins or points; null: none'),
  },
  { description: 'One reward of an offer' },
)

export const Offer = Type.Object(
  {
    id: Id('Offer ID'),
    sysname: Text('Name in URLs'),
    trigger: Type.Object(
      {
        action: Choice(offerActions, 'What the player must do'),
        user_satisfies_params: Flag('Whether the player meets the terms; false for a guest', false),
        params: Type.Object(
          {
            exclude_methods: List(Text('Sysname'), 'Payment methods that do not qualify'),
            min_amount: Nullable(MoneyOf('Money'), 'Minimum deposit or stake; null: none'),
            promo_code: Flag('Whether a promo code is required', false),
          },
          { description: 'Terms of the trigger' },
        ),
      },
      { description: 'Trigger of the offer' },
    ),
    description: Type.Object(
      {
        name: Text('Title, in the language of the request'),
        text: Text('What the offer gives, one or two sentences', { default: '' }),
        terms: Text('Short terms, shown beside the offer before its button', { default: '' }),
        rules: Text('Full terms, paragraphs separated by empty lines', { default: '' }),
        scene: Nullable(Text('Scene'), 'Name of a scene of the site', null),
        image: Picture,
      },
      { description: 'Texts for players' },
    ),
    promotions: List(Promotion, 'All rewards of the offer'),
    is_taken: Type.Optional(Flag('Whether the player has claimed the offer')),
    finished_at: Type.Optional(Nullable(Timestamp('Date and time'), 'Deadline for claiming; null: none')),
  },
  { description: 'An offer or campaign' },
)
export type Offer = Static<typeof Offer>

/** Codes of `error_data.promo_code`; their messages are `common.promoCodeErrors.{code}`. */
export const promoCodeErrors = [
  'INVALID',
  'NOT_FOUND',
  'NOT_STARTED',
  'EXPIRED',
  'ALREADY_USED',
  'LIMIT_REACHED',
  'WRONG_CURRENCY',
  'WRONG_COUNTRY',
  'NOT_FOR_USER',
  'REGISTRATION_ONLY',
  'DEPOSIT_REQUIRED',
] as const
export type PromoCodeError = (typeof promoCodeErrors)[number]

export const cashbackStatuses = ['pending', 'active', 'paid_out', 'expired', 'removed'] as const

export const Cashback = Type.Object(
  {
    id: Id('Cashback ID'),
    status: Choice(
      [...cashbackStatuses, 'other'],
      'pending: the period is still running; active: ready to be paid out; other: none of them',
      'other',
    ),
    amount: MoneyOf('Cashback amount'),
    percent: Percent('Share of the losses'),
    start_date: Timestamp('Start of the period'),
    end_date: Timestamp('End of the period'),
    receiving_expired_at: Nullable(
      Timestamp('Date and time'),
      'Deadline for claiming; null: paid automatically',
    ),
    paid_out_at: Nullable(Timestamp('Date and time'), 'Time of the payout; null: not paid yet'),
    description: Type.Object(
      {
        name: Text('Name, in the language of the request'),
        text: Text('How the cashback was calculated', { default: '' }),
      },
      { description: 'Texts for players' },
    ),
    losses: Type.Optional(MoneyOf('Losses of the period that the cashback is based on')),
  },
  { description: 'A refund of part of the losses of a period' },
)
export type Cashback = Static<typeof Cashback>

export const CampaignPopup = Type.Object(
  {
    id: Id('Popup ID'),
    sysname: Text('Name in the query parameter popup'),
    title: Text('Headline, in the language of the request'),
    text: Text('Text of the popup', { default: '' }),
    terms: Text('Short terms', { default: '' }),
    button: Text('Text of the button', { default: '' }),
    link: Text('Path on the site', { default: '' }),
    offer_id: Nullable(Id('Offer ID'), 'Related offer; null: none'),
    scene: Nullable(Text('Scene'), 'Name of a scene of the site', null),
    image: Nullable(Text('Address'), 'Picture', null),
  },
  { description: 'A popup of a campaign' },
)
export type CampaignPopup = Static<typeof CampaignPopup>

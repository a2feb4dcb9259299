import { Type, type Static } from 'typebox'
import { AmountOf, Choice, Flag, List, Timestamp, MoneyOf, Nullable, Percent, Text, Whole } from './fields.ts'

export const Banner = Type.Object(
  {
    id: Whole('Number of the banner'),
    type: Text('Kind of place it is made for; usually "standard"'),
    finished_at: Nullable(Timestamp('Point in time'), 'Until when it is shown; null: for good'),
    description: Type.Object(
      {
        position: Text('Where it stands, such as "home_top" or "menu"'),
        title: Text('Headline, in the language of the call'),
        text: Text('One sentence'),
        button: Text('Words on the button'),
        link: Text('Path on the site or slug of a page; empty: the offers'),
        scene: Nullable(Text('Scene'), 'Name of a scene that content has'),
        image: Nullable(Text('Address'), 'Picture'),
        terms: Text('Terms in short, beside the button'),
      },
      { description: 'What players see' },
    ),
  },
  { description: 'A banner' },
)
export type Banner = Static<typeof Banner>

export const bonusStatuses = ['available', 'active', 'paused', 'completed', 'expired', 'removed'] as const

const bonus = {
  id: Whole('Number of the bonus'),
  status: Choice(
    bonusStatuses,
    'available: waits to be activated; active: being wagered; paused: deactivated, keeps its progress; expired: out of time, or all of it lost',
  ),
  amount: MoneyOf('Bonus money left'),
  granted: MoneyOf('Bonus money that was given'),
  wager_required: MoneyOf('What must be staked before it becomes real money'),
  wager_done: MoneyOf('What has been staked so far'),
  activated_at: Nullable(Timestamp('Point in time'), 'When it was activated; null: not yet'),
  expires_at: Nullable(
    Timestamp('Point in time'),
    'Until when it can be activated, or wagered; null: no end',
  ),
  forfeit: MoneyOf('Bonus money that removing it takes away'),
  can_activate: Flag('May be activated now'),
  can_remove: Flag('May be removed now'),
  description: Type.Object(
    {
      name: Text('Name, in the language of the call'),
      text: Text('What it gives'),
      terms: Text('Terms in full, paragraphs parted by empty lines'),
    },
    { description: 'What players read' },
  ),
}

export const Bonus = Type.Object(
  {
    ...bonus,
    type: Type.Literal('casino', { description: 'For casino games' }),
    can_deactivate: Flag('May be paused now'),
    max_bet: Type.Optional(Nullable(MoneyOf('Money'), 'Larger stakes do not count; null: any')),
  },
  { description: 'A bonus for casino games' },
)
export type Bonus = Static<typeof Bonus>

export const BettingBonus = Type.Object(
  {
    ...bonus,
    type: Type.Literal('betting', { description: 'For bets on sports' }),
    min_odds: Type.String({ pattern: '^\\d+\\.\\d{2}$', description: 'Smaller odds do not count' }),
  },
  { description: 'A bonus for bets on sports' },
)
export type BettingBonus = Static<typeof BettingBonus>

export const offerActions = ['deposit', 'registration', 'promo_code', 'bet', 'login'] as const

export const Promotion = Type.Object(
  {
    id: Whole('Number of the promotion'),
    type: Choice(['bonus', 'betting_bonus', 'freespins', 'cashback', 'points'], 'What is given'),
    name: Text('What is given in a few words, in the language of the call'),
    percent: Nullable(Percent('Share'), 'Share of the deposit; null: a fixed amount'),
    amount: Nullable(AmountOf('Decimal string'), 'Fixed or largest amount; null: none'),
    count: Nullable(Whole('Number'), 'How many free spins or points; null: none'),
  },
  { description: 'One part of what an offer gives' },
)

export const Offer = Type.Object(
  {
    id: Whole('Number of the offer'),
    sysname: Text('Name in addresses'),
    trigger: Type.Object(
      {
        action: Choice(offerActions, 'What the player must do'),
        user_satisfies_params: Flag('Whether the caller meets the terms; false for a guest'),
        params: Type.Object(
          {
            exclude_methods: List(Text('Sysname'), 'Payment methods with which it does not work'),
            min_amount: Nullable(MoneyOf('Money'), 'Smallest deposit or stake; null: any'),
            promo_code: Flag('Whether a promo code is asked for'),
          },
          { description: 'Terms of the trigger' },
        ),
      },
      { description: 'What brings the offer about' },
    ),
    description: Type.Object(
      {
        name: Text('Title, in the language of the call'),
        text: Text('What it gives, one or two sentences'),
        terms: Text('Terms in short, shown beside the offer before its button'),
        rules: Text('Terms in full, paragraphs parted by empty lines'),
        scene: Nullable(Text('Scene'), 'Name of a scene that content has'),
        image: Nullable(Text('Address'), 'Picture'),
      },
      { description: 'What players read' },
    ),
    promotions: List(Promotion, 'All that it gives'),
    is_taken: Type.Optional(Flag('Whether the caller has taken it')),
    finished_at: Type.Optional(
      Nullable(Timestamp('Point in time'), 'Until when it can be taken; null: no end'),
    ),
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
    id: Whole('Number of the cashback'),
    status: Choice(cashbackStatuses, 'pending: the period runs; active: waits to be paid out'),
    amount: MoneyOf('What is paid back'),
    percent: Percent('Share of the losses'),
    start_date: Timestamp('Beginning of the period'),
    end_date: Timestamp('End of the period'),
    receiving_expired_at: Nullable(
      Timestamp('Point in time'),
      'Until when it can be received; null: it is paid without being asked for',
    ),
    paid_out_at: Nullable(Timestamp('Point in time'), 'When it was paid; null: not yet'),
    description: Type.Object(
      { name: Text('Name, in the language of the call'), text: Text('How it came about') },
      { description: 'What players read' },
    ),
    losses: Type.Optional(MoneyOf('Losses of the period that it is counted from')),
  },
  { description: 'Part of the losses of a period, given back' },
)
export type Cashback = Static<typeof Cashback>

export const CampaignPopup = Type.Object(
  {
    id: Whole('Number of the popup'),
    sysname: Text('Name in the query parameter popup'),
    title: Text('Headline, in the language of the call'),
    text: Text('What it says'),
    terms: Text('Terms in short'),
    button: Text('Words on the button'),
    link: Text('Path on the site'),
    offer_id: Nullable(Whole('Number'), 'Offer that it speaks of; null: none'),
    scene: Nullable(Text('Scene'), 'Name of a scene that content has'),
    image: Nullable(Text('Address'), 'Picture'),
  },
  { description: 'A popup of a campaign' },
)
export type CampaignPopup = Static<typeof CampaignPopup>

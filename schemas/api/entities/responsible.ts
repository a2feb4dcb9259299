import { Type, type Static } from 'typebox'
import { AmountOf, Choice, CurrencyCode, Timestamp, MoneyOf, Nullable, Whole } from './fields.ts'

export const playLimitKinds = ['deposit', 'bet', 'loss', 'session'] as const
export const playLimitPeriods = ['day', 'week', 'month'] as const
export type PlayLimitKind = (typeof playLimitKinds)[number]
export type PlayLimitPeriod = (typeof playLimitPeriods)[number]

export const PlayLimit = Type.Object(
  {
    kind: Choice(
      playLimitKinds,
      'deposit: paid in; bet: staked; loss: stakes less wins; session: time in games',
    ),
    period: Choice(playLimitPeriods, 'Length of the period'),
    amount: Nullable(AmountOf('Decimal string'), 'Bound; null for a session'),
    currency: CurrencyCode,
    minutes: Nullable(Whole('Minutes'), 'Bound of a session; null for money'),
    used: AmountOf('Used of it in this period: money, or minutes'),
    next_amount: Nullable(
      AmountOf('Decimal string'),
      'Larger bound, or null for none, that takes effect later',
    ),
    next_minutes: Nullable(Whole('Minutes'), 'Longer bound that takes effect later'),
    next_at: Nullable(
      Timestamp('Point in time'),
      'When a raise or removal takes effect; null: none is waiting',
    ),
  },
  { description: 'A bound that the player set himself. Lower at once, higher after 24 hours.' },
)
export type PlayLimit = Static<typeof PlayLimit>

export const PlayStatus = Type.Object(
  {
    time_out_until: Nullable(Timestamp('Point in time'), 'Until when the player takes a break; null: none'),
    self_excluded_until: Nullable(
      Timestamp('Point in time'),
      'Until when the player is excluded; null: not, or for good',
    ),
    is_self_excluded: Type.Boolean({ description: 'Excluded, for a time or for good' }),
    session_minutes: Whole('Minutes since login', { minimum: 0 }),
  },
  { description: 'Whether the player has asked to be kept from playing' },
)
export type PlayStatus = Static<typeof PlayStatus>

export const Spending = Type.Object(
  {
    period: Choice(playLimitPeriods, 'Length of the period, which ends now'),
    deposits: MoneyOf('Paid in'),
    withdrawals: MoneyOf('Paid out'),
    bets: MoneyOf('Staked'),
    wins: MoneyOf('Won'),
    net: MoneyOf('Wins less stakes; below zero: lost'),
    bets_count: Whole('Number of bets', { minimum: 0 }),
  },
  { description: 'What the player spent' },
)
export type Spending = Static<typeof Spending>

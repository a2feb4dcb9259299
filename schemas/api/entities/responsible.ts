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
      'deposit: amount deposited; bet: amount staked; loss: stakes minus wins; session: time in games',
    ),
    period: Choice(playLimitPeriods, 'Length of the period'),
    amount: Nullable(AmountOf('Decimal string'), 'Limit amount; null for a session'),
    currency: CurrencyCode,
    minutes: Nullable(Whole('Minutes'), 'Limit in minutes for a session; null for money'),
    used: AmountOf('Amount or minutes used in this period'),
    next_amount: Nullable(AmountOf('Decimal string'), 'Larger limit that takes effect later; null: no limit'),
    next_minutes: Nullable(Whole('Minutes'), 'Longer limit that takes effect later'),
    next_at: Nullable(
      Timestamp('Date and time'),
      'When an increase or removal takes effect; null: none pending',
    ),
  },
  {
    description:
      'A limit that the player has set. Lower limits take effect immediately, higher ones after 24 hours.',
  },
)
export type PlayLimit = Static<typeof PlayLimit>

export const PlayStatus = Type.Object(
  {
    time_out_until: Nullable(Timestamp('Date and time'), 'End of the break; null: no break'),
    self_excluded_until: Nullable(
      Timestamp('Date and time'),
      'End of the self-exclusion; null: not excluded, or permanently',
    ),
    is_self_excluded: Type.Boolean({ description: 'Self-excluded, temporarily or permanently' }),
    session_minutes: Whole('Minutes since login', { minimum: 0 }),
  },
  { description: 'Whether the player is on a break or self-excluded' },
)
export type PlayStatus = Static<typeof PlayStatus>

export const Spending = Type.Object(
  {
    period: Choice(playLimitPeriods, 'Length of the period, which ends now'),
    deposits: MoneyOf('Total deposits'),
    withdrawals: MoneyOf('Total withdrawals'),
    bets: MoneyOf('Staked'),
    wins: MoneyOf('Won'),
    net: MoneyOf('Wins minus stakes; negative: a loss'),
    bets_count: Whole('Number of bets', { minimum: 0 }),
  },
  { description: 'The player’s spending' },
)
export type Spending = Static<typeof Spending>

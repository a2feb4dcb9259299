import { Type } from 'typebox'
import { CurrentPassword, Done, NoParams, call } from '../call.ts'
import { Amount, Items } from '../entities/fields.ts'
import { PlayLimit, PlayStatus, Spending, playLimitKinds, playLimitPeriods } from '../entities/responsible.ts'

const Kind = Type.Enum([...playLimitKinds], { description: 'What the limit applies to' })
const Period = Type.Enum([...playLimitPeriods], { default: 'day', description: 'Length of the period' })

/**
 * Bets and deposits during a break or self-exclusion fail with InvalidRequestException and error_data.reason
 * `time_out` or `self_excluded` and `until` (null: permanent). Bets beyond a limit fail with reason
 * `limit_reached`, `kind`, `period`, `available` and `until`; deposits beyond one with
 * BillingDepositLimitExceededException, `period`, `available_amount`, `currency` and `until`.
 */
export const responsibleCalls = {
  'responsible.getlimits': call({
    description: 'Limits that the player has set',
    access: 'player',
    optional: true,
    params: NoParams,
    answer: Items(PlayLimit, 'Bounds'),
    errors: [],
  }),
  'responsible.setlimit': call({
    description: 'Sets a limit: a lower one takes effect immediately, a higher one after 24 hours',
    access: 'player',
    optional: true,
    params: Type.Object({
      kind: Kind,
      period: Period,
      amount: Type.Optional(Amount),
      minutes: Type.Optional(
        Type.Integer({ minimum: 5, maximum: 1440, description: 'Minutes, for kind session' }),
      ),
    }),
    answer: PlayLimit,
    errors: [],
  }),
  'responsible.removelimit': call({
    description: 'Removes a limit after 24 hours',
    access: 'player',
    optional: true,
    params: Type.Object({ kind: Kind, period: Period }),
    answer: Done,
    errors: [],
  }),
  'responsible.getstatus': call({
    description: 'Whether the player is on a break or self-excluded',
    access: 'player',
    optional: true,
    params: NoParams,
    answer: PlayStatus,
    errors: [],
  }),
  'responsible.settimeout': call({
    description: 'Starts a break that cannot be undone: no bets and no deposits until it ends',
    access: 'player',
    optional: true,
    params: Type.Object({
      hours: Type.Integer({ minimum: 1, maximum: 1008, description: 'Hours, up to six weeks' }),
    }),
    answer: PlayStatus,
    errors: [],
  }),
  'responsible.selfexclude': call({
    description:
      'Starts a self-exclusion that cannot be undone; withdrawals remain possible. Without the password it needs account.confirmidentity.',
    access: 'player',
    optional: true,
    params: Type.Object({
      months: Type.Integer({ minimum: 0, maximum: 60, description: 'Months; 0: permanent' }),
      password: Type.Optional(CurrentPassword('Password, as confirmation')),
    }),
    answer: PlayStatus,
    errors: [],
  }),
  'responsible.getspending': call({
    description:
      'How much of their own money the player spent, in the player’s currency; a week has seven days, a month thirty',
    access: 'player',
    optional: true,
    params: Type.Object({ period: Period }),
    answer: Spending,
    errors: [],
  }),
}

import { Type } from 'typebox'
import { Count, Done, NoParams, Offset, call } from '../call.ts'
import { Choice, MoneyOf, Nullable, Page, Text, Timestamp, Whole } from '../entities/fields.ts'
import { referralCodePattern } from '../referral-code.ts'

/**
 * registered: the friend has an account; qualified: the friend has met the terms, the reward is not credited yet;
 * rewarded: the reward is credited; rejected: there is no reward, for a reason.
 */
export const friendStates = ['registered', 'qualified', 'rewarded', 'rejected'] as const

/** self: the player and the friend seem to be one person; late: not in time; limit: of the month. */
export const rejectionReasons = ['self', 'late', 'limit'] as const

export const ReferralCode = Type.String({
  pattern: referralCodePattern,
  description: 'Code of a player; the link is /invite/CODE, with the language before it',
})

const ReferralTerms = Type.Object(
  {
    reward: MoneyOf('Reward of the player for each friend who meets the terms'),
    reward_type: Choice(['cash', 'bonus'], 'cash: to the main balance; bonus: has to be wagered'),
    wagering: Whole('How many times a bonus has to be wagered; 0: not at all', { minimum: 0 }),
    bonus_terms: Nullable(
      Text('Paragraphs in the language of the request, separated by blank lines'),
      'Terms of a bonus, such as its validity and the largest bet that counts; null: none',
    ),
    minimum_deposit: MoneyOf('What the friend has to deposit, in one deposit; 0: nothing'),
    minimum_bets: MoneyOf('What the friend has to bet with own money, in total; 0: nothing'),
    days: Whole('Days after the registration within which the friend has to meet the terms', { minimum: 1 }),
    monthly_limit: Nullable(
      Whole('Rewards in a calendar month', { minimum: 1 }),
      'Maximum number of rewards in a calendar month; null: no limit',
    ),
  },
  { description: 'What the friend has to do, and what the player receives' },
)

export const ReferralFriend = Type.Object(
  {
    id: Whole('ID of the invitation, not of the friend', { minimum: 1 }),
    name: Text('Masked public name of the friend, such as "Z***k"'),
    state: Choice(friendStates, 'State of the invitation'),
    reason: Nullable(Choice(rejectionReasons, 'Why there is no reward'), 'null: not rejected'),
    registered_at: Timestamp('When the friend registered'),
    until: Nullable(Timestamp('End of the time for the terms'), 'null: it does not matter any more'),
    reward: Nullable(MoneyOf('The credited reward'), 'null: nothing was credited'),
  },
  { description: 'A friend who registered with the code' },
)

const onBreak =
  'During a break it fails with InvalidRequestException and the reason "time_out" or "self_excluded"'

export const referralCalls = {
  'referral.getinfo': call({
    description: `The player’s code, the terms, and what the invitations have led to. ${onBreak}.`,
    access: 'player',
    optional: true,
    params: NoParams,
    answer: Type.Object({
      code: ReferralCode,
      terms: ReferralTerms,
      invited: Whole('Friends who have registered', { minimum: 0 }),
      qualified: Whole('Friends who have met the terms, rewarded or not', { minimum: 0 }),
      earned: MoneyOf('All credited rewards'),
    }),
    errors: [],
  }),
  'referral.getfriends': call({
    description: `Friends who registered with the player’s code, newest first; their names are masked. ${onBreak}.`,
    access: 'player',
    optional: true,
    params: Type.Object({ offset: Offset, count: Count(10) }),
    answer: Page(ReferralFriend, 'Friends'),
    errors: [],
  }),
  'referral.getinvitation': call({
    description:
      'Checks a code. One that is unknown, or whose player cannot invite now, fails with InvalidParameterException and `unknown`; too many guesses fail with TooManyRequestsException.',
    access: 'guest',
    optional: true,
    params: Type.Object({ code: ReferralCode }),
    answer: Done,
    errors: [],
  }),
}

import type { AccountInfo } from '../../schemas/api/entities/account.ts'
import { dayInMilliseconds } from './constants.ts'

/** Those of the numbers of days within which a player has registered. A platform may not know the time. */
export const daysOfNew = (
  days: readonly number[],
  { reg_time: registered }: Pick<AccountInfo, 'reg_time'>,
  now: number,
): number[] =>
  registered === 0 ? [] : days.filter((count) => now - registered * 1000 < count * dayInMilliseconds)

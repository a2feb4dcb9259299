import { ApiError } from '../../schemas/api/errors.ts'
import { toAmount } from '../ledger/currencies.ts'
import { convert } from '../ledger/rates.ts'
import { toTimestamp } from '../timestamp.ts'
import { birthDateError } from './age.ts'
import { readUsedLimits, type UsedBound } from '../responsible/limits.ts'
import type { Player } from './players.ts'
import type { DbTransaction, Database } from '../tables/database.ts'

type PlayRestrictions = Pick<
  Player,
  'is_banned' | 'is_deleted' | 'time_out_until' | 'excluded_until' | 'is_excluded_for_good'
>

/** Rejects a closed or blocked account. */
export function assertActive({ is_deleted, is_banned }: Pick<Player, 'is_deleted' | 'is_banned'>): void {
  if (is_deleted === 1) throw new ApiError('UserDeletedException', 'This account is closed')
  if (is_banned === 1) throw new ApiError('UserBannedException', 'This account is blocked')
}

/** Whether the player is on a break or self-excluded, in which case promotions are hidden as well. */
export function isOnBreak(
  {
    time_out_until,
    excluded_until,
    is_excluded_for_good,
  }: Omit<PlayRestrictions, 'is_banned' | 'is_deleted'>,
  at: number,
): boolean {
  return is_excluded_for_good === 1 || (excluded_until ?? 0) > at || (time_out_until ?? 0) > at
}

/** Rejects a player on a break or self-excluded; `until` is null for a permanent exclusion. */
export function assertNoBreak(
  { time_out_until, excluded_until, is_excluded_for_good }: PlayRestrictions,
  at: number,
): void {
  if (is_excluded_for_good === 1 || (excluded_until ?? 0) > at)
    throw new ApiError('InvalidRequestException', 'The player is excluded at his own wish', {
      reason: 'self_excluded',
      until: is_excluded_for_good === 1 || excluded_until === null ? null : toTimestamp(excluded_until),
    })
  if (time_out_until !== null && time_out_until > at)
    throw new ApiError('InvalidRequestException', 'The player takes a break', {
      reason: 'time_out',
      until: toTimestamp(time_out_until),
    })
}

/** Rejects a player who has given no birth date, or is not of age. Registration may leave it out. */
function assertOfAge({ birth_date }: Pick<Player, 'birth_date'>, at: number): void {
  const error = birth_date === null ? 'required' : birthDateError(birth_date, at)
  if (error !== undefined)
    throw new ApiError('UserNeedProfileDataException', 'Money is for players whose age is known', {
      birth_date: error,
    })
}

/**
 * Rejects a player who may not bet now: a closed or blocked account, a break (InvalidRequestException with
 * reason `time_out`), self-exclusion (reason `self_excluded`), or no birth date
 * (UserNeedProfileDataException).
 */
export async function assertMayPlay(
  database: Database,
  { id }: Pick<Player, 'id'>,
  at: number,
): Promise<void> {
  // The account may have changed since the call started.
  const standing = await database
    .selectFrom('players')
    .select([
      'is_banned',
      'is_deleted',
      'time_out_until',
      'excluded_until',
      'is_excluded_for_good',
      'birth_date',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  assertActive(standing)
  assertNoBreak(standing, at)
  assertOfAge(standing, at)
}

/** Remaining amount of a limit, never negative. */
function leftOf({ bound, used }: UsedBound): bigint {
  return used >= bound ? 0n : bound - used
}

/**
 * Rejects a bet beyond the player's own limits: InvalidRequestException with reason `limit_reached`, kind,
 * period, remaining amount and end of the period. The stake is the player's own money in the player's
 * currency; zero for bonus money, which only counts towards the time limit.
 */
export async function assertWithinLimits(
  trx: DbTransaction,
  player: Pick<Player, 'id' | 'currency'>,
  stake: bigint,
  at: number,
): Promise<void> {
  const limits = await readUsedLimits(trx, player.id, at, ['bet', 'loss', 'session'])
  for (const limit of limits) {
    const { kind, period, currency, until, used, bound } = limit
    const isBroken =
      kind === 'session'
        ? used >= bound
        : stake > 0n && used + convert(stake, player.currency, currency) > bound
    if (isBroken)
      throw new ApiError('InvalidRequestException', 'A bound that the player set is reached', {
        reason: 'limit_reached',
        kind,
        period,
        available: kind === 'session' ? '0' : toAmount(leftOf(limit), currency),
        until: toTimestamp(until),
      })
  }
}

/**
 * Rejects a deposit the player may not make now: like `assertMayPlay`, plus
 * BillingDepositLimitExceededException beyond the player's own limit. Call it in the transaction that inserts
 * the deposit, before the insert.
 */
export async function assertMayDeposit(
  trx: DbTransaction,
  player: Pick<Player, 'id' | 'currency'>,
  amount: bigint,
  at: number,
): Promise<void> {
  await assertMayPlay(trx, player, at)
  for (const limit of await readUsedLimits(trx, player.id, at, ['deposit'])) {
    const { period, currency, until } = limit
    const available = leftOf(limit)
    if (convert(amount, player.currency, currency) > available)
      throw new ApiError('BillingDepositLimitExceededException', 'The deposit is above the own limit', {
        period,
        available_amount: toAmount(available, currency),
        currency,
        until: toTimestamp(until),
      })
  }
}

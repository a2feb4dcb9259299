import { ApiError } from '../../schemas/api/errors.ts'
import { toAmount } from '../ledger/currencies.ts'
import { convert } from '../ledger/rates.ts'
import { toTimestamp } from '../timestamp.ts'
import { readUsedLimits, type UsedBound } from '../responsible/limits.ts'
import type { Player } from './players.ts'
import type { DbTransaction, Database } from '../tables/database.ts'

type PlayRestrictions = Pick<
  Player,
  'is_banned' | 'is_deleted' | 'time_out_until' | 'excluded_until' | 'is_excluded_for_good'
>

/** Refuses an account that was closed or blocked. */
export function assertActive({ is_deleted, is_banned }: Pick<Player, 'is_deleted' | 'is_banned'>): void {
  if (is_deleted === 1) throw new ApiError('UserDeletedException', 'This account is closed')
  if (is_banned === 1) throw new ApiError('UserBannedException', 'This account is blocked')
}

/** Whether a player asked to be kept from playing at this moment: he is not tempted either. */
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

/** Refuses a player who asked to be kept from playing; `until` is null when that is for good. */
function assertNoBreak(
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

/**
 * Refuses a player who may not place bets at this moment: a closed or blocked account, a break
 * (InvalidRequestException with reason `time_out`) or self-exclusion (reason `self_excluded`).
 */
export async function assertMayPlay(
  database: Database,
  { id }: Pick<Player, 'id'>,
  at: number,
): Promise<void> {
  // The account may have changed since the call began.
  const standing = await database
    .selectFrom('players')
    .select(['is_banned', 'is_deleted', 'time_out_until', 'excluded_until', 'is_excluded_for_good'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  assertActive(standing)
  assertNoBreak(standing, at)
}

/** What is left of a bound, never below zero. */
function leftOf({ bound, used }: UsedBound): bigint {
  return used >= bound ? 0n : bound - used
}

/**
 * Refuses a bet that goes beyond a bound which the player set himself: InvalidRequestException with
 * reason `limit_reached`, kind, period, what is left and when the period ends. The stake is of the
 * player's own money in his currency; zero for bonus money, of which only the time counts.
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
 * Refuses a deposit that the player may not make at this moment: like `assertMayPlay`, and with
 * BillingDepositLimitExceededException when it goes beyond a bound that he set himself. To be called
 * in the transaction that writes the deposit down, before it is written.
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

import { ApiError } from '../../schemas/api/errors.ts'
import type { Player } from '../accounts/players.ts'
import { toAmount } from '../ledger/currencies.ts'
import { countTransactions, withdrawnSince } from './transactions.ts'
import type { Database } from '../tables/database.ts'
import { valueIn } from '../ledger/rates.ts'

const day = 24 * 60 * 60 * 1000

/** Maximum number of open withdrawals per player. */
const maxOpen = 5

interface Limits {
  /** Maximum per 24 hours, in minor units. */
  day: bigint
  /** Total withdrawals above which an identity check is required, in minor units. */
  unverified: bigint
}

/** Limits of all currencies together, in minor units of one of them. */
export const limitsIn = (currency: string): Limits => ({
  day: valueIn(currency, 30_000_000),
  unverified: valueIn(currency, 5_000_000),
})

/** Remaining amount of the 24-hour limit, in minor units. */
export async function dayLeft(database: Database, player: Player, at: number): Promise<bigint> {
  const left = limitsIn(player.currency).day - (await withdrawnSince(database, player, at - day))
  return left > 0n ? left : 0n
}

/** Rejects a withdrawal beyond a cashier limit. */
export async function assertWithinLimits(
  database: Database,
  player: Player,
  amount: bigint,
  at: number,
): Promise<void> {
  const { currency } = player
  const limit = limitsIn(currency).day
  const named = (units: bigint) => toAmount(units, currency)
  if (amount > limit)
    throw new ApiError('WithdrawalLimitsExceededException', 'More than the limit of a day', {
      amount: 'day_limit',
      available: named(limit),
      currency,
    })
  const left = await dayLeft(database, player, at)
  if (amount > left)
    throw new ApiError('WithdrawalLimitsPeriodExceededException', 'More than is left of these 24 hours', {
      period: 'day',
      limit: named(limit),
      available: named(left),
      currency,
    })
  const open = await countTransactions(database, {
    playerId: player.id,
    type: 'withdrawal',
    statuses: ['pending'],
  })
  if (open >= maxOpen)
    throw new ApiError('WithdrawalLimitsExceededException', 'Too many withdrawals are open', {
      open: 'maximum',
      maximum: maxOpen,
    })
}

/** Rejects an unverified player whose total withdrawals require an identity check. */
export async function assertIdentityFor(database: Database, player: Player, amount: bigint): Promise<void> {
  if (player.is_verified === 1) return
  const threshold = limitsIn(player.currency).unverified
  const withdrawn = await withdrawnSince(database, player, 0)
  if (withdrawn + amount > threshold)
    throw new ApiError('IdentityVerificationRequiredException', 'The identity must be checked first', {
      threshold: toAmount(threshold, player.currency),
      currency: player.currency,
    })
}

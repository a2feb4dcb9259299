import { ApiError } from '../../schemas/api/errors.ts'
import type { Player } from '../accounts/players.ts'
import { defaultCurrency, isCurrency, toAmount, type CurrencyCode } from '../ledger/currencies.ts'
import { countTransactions, withdrawnSince } from './transactions.ts'
import type { Database } from '../tables/database.ts'

const day = 24 * 60 * 60 * 1000

/** Withdrawals of a player that may wait at the same time. */
export const maxOpen = 5

interface Limits {
  /** Most that may be withdrawn in 24 hours, minor units. */
  day: bigint
  /** Whoever has withdrawn more than this in all must have his identity checked, minor units. */
  unverified: bigint
}

const limits: Readonly<Record<CurrencyCode, Limits>> = {
  UZS: { day: 3_000_000_000n, unverified: 500_000_000n },
  USD: { day: 250_000n, unverified: 40_000n },
  RUB: { day: 20_000_000n, unverified: 4_000_000n },
  USDT: { day: 2_500_000_000n, unverified: 400_000_000n },
}

export function limitsIn(currency: string): Limits {
  return limits[isCurrency(currency) ? currency : defaultCurrency]
}

/** Of the limit of 24 hours, what is left at a moment; minor units. */
export async function dayLeft(database: Database, player: Player, at: number): Promise<bigint> {
  const left = limitsIn(player.currency).day - (await withdrawnSince(database, player, at - day))
  return left > 0n ? left : 0n
}

/** Refuses what goes beyond a limit of the cashier. */
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

/** Refuses an unverified player once he has withdrawn so much in all that the identity must be known. */
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

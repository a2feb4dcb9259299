import { sql } from 'kysely'
import type { Player } from '../accounts/players.ts'
import { isOnBreak } from '../accounts/restrictions.ts'
import { sumIn, valueIn } from '../ledger/rates.ts'
import { periodAt } from '../responsible/periods.ts'
import type { OfferDefinition } from './offer-definition.ts'
import type { Database } from '../tables/database.ts'

/** Number of a player's successful deposits, not counting `exceptId`. */
async function countDeposits(database: Database, playerId: number, exceptId = 0): Promise<number> {
  const { total } = await database
    .selectFrom('transactions')
    .select(({ fn }) => fn.countAll().as('total'))
    .where('player_id', '=', playerId)
    .where('type', '=', 'deposit')
    .where('status', '=', 'success')
    .where('id', '!=', exceptId)
    .executeTakeFirstOrThrow()
  return Number(total)
}

export async function hasDeposited(database: Database, playerId: number): Promise<boolean> {
  return (await countDeposits(database, playerId)) > 0
}

/** Own money that a player staked in the week of this time, in settled bets; in the player's currency. */
async function stakedInWeek(database: Database, player: Player, at: number): Promise<bigint> {
  const sums = await database
    .selectFrom('bets')
    .select(['currency', sql<string>`cast(sum(stake) as text)`.as('total')])
    .where('player_id', '=', player.id)
    .where('wallet', '=', 'main')
    .where('status', 'in', ['won', 'lost'])
    .where('settled_at', '>=', periodAt('week', at).from)
    .groupBy('currency')
    .execute()
  return sumIn(sums, player.currency)
}

/** Key of the period in which a player may claim the offer once: `once`, or the start of the day or week. */
export function periodOf({ repeats }: OfferDefinition, at: number): string {
  return repeats === 'once' ? 'once' : String(periodAt(repeats, at).from)
}

/** Why a player does not meet the terms of an offer; undefined for an eligible player. Ignores deposits. */
export async function ineligibilityOf(
  database: Database,
  player: Player,
  offer: OfferDefinition,
  at: number,
  /** Deposit that is being credited and does not count yet. */
  exceptId?: number,
): Promise<'break' | 'newcomersOnly' | 'needsDeposit' | 'stakes' | undefined> {
  if (isOnBreak(player, at)) return 'break'
  if (offer.audience !== 'everybody') {
    const deposits = await countDeposits(database, player.id, exceptId)
    if (offer.audience === 'newcomer' && deposits > 0) return 'newcomersOnly'
    if (offer.audience === 'depositor' && deposits === 0) return 'needsDeposit'
  }
  if (offer.action !== 'bet' || offer.minimum === null) return undefined
  const staked = await stakedInWeek(database, player, at)
  return staked < valueIn(player.currency, offer.minimum) ? 'stakes' : undefined
}

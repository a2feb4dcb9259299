import { sql } from 'kysely'
import type { DbTransaction, Database } from '../tables/database.ts'

/** The player and game of free spins. */
export interface FreespinOwner {
  playerId: number
  sysname: string
  currency: string
  at: number
}

export interface OpenFreespins {
  packId: number
  /** Free spins left in all packs of the game. */
  remaining: number
  /** Stake of the next spin, in minor units. */
  stake: bigint
}

/** Free spins that are valid now, from the pack that expires first. */
export async function findFreespins(
  database: Database,
  { playerId, sysname, currency, at }: FreespinOwner,
): Promise<OpenFreespins | null> {
  const packs = await database
    .selectFrom('freespin_packs')
    .select(['id', 'remaining_count', sql<string>`cast(stake as text)`.as('stake')])
    .where('player_id', '=', playerId)
    .where('sysname', '=', sysname)
    .where('currency', '=', currency)
    .where('remaining_count', '>', 0)
    .where('expires_at', '>', at)
    .orderBy('expires_at')
    .orderBy('id')
    .execute()
  const [first] = packs
  if (!first) return null
  const remaining = packs.reduce((sum, pack) => sum + pack.remaining_count, 0)
  return { packId: first.id, remaining, stake: BigInt(first.stake) }
}

/** Uses one free spin and returns its stake; null if none is left. */
export async function takeFreespin(trx: DbTransaction, owner: FreespinOwner): Promise<OpenFreespins | null> {
  const open = await findFreespins(trx, owner)
  if (!open) return null
  await trx
    .updateTable('freespin_packs')
    .set({ remaining_count: sql<number>`remaining_count - 1` })
    .where('id', '=', open.packId)
    .execute()
  return { ...open, remaining: open.remaining - 1 }
}

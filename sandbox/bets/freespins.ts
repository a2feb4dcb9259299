import { sql } from 'kysely'
import type { FreespinPack } from '../../schemas/api/entities/games.ts'
import { toAmount } from '../ledger/currencies.ts'
import { toTimestamp } from '../timestamp.ts'
import type { DbTransaction, Database } from '../tables/database.ts'

/** An unused pack expires this long after it was granted. */
const packTtlMs = 7 * 24 * 60 * 60 * 1000

export interface FreespinGrant {
  playerId: number
  /** Game the spins are valid for. */
  sysname: string
  count: number
  /** Stake of each spin in minor units, paid by the house. */
  stake: bigint
  currency: string
  at: number
}

/** Grants a pack of free spins. Their wins are bonus money. */
export async function grantFreespins(trx: DbTransaction, grant: FreespinGrant): Promise<void> {
  const { playerId, sysname, count, stake, currency, at } = grant
  await trx
    .insertInto('freespin_packs')
    .values({
      player_id: playerId,
      sysname,
      total_count: count,
      remaining_count: count,
      stake,
      currency,
      granted_at: at,
      expires_at: at + packTtlMs,
    })
    .execute()
}

export interface Freespins {
  packId: number
  /** Spins left in all valid packs. */
  remaining: number
  /** Stake of the next spin, in minor units. */
  stake: bigint
  currency: string
}

/** Free spins a player can use in a game, from the pack that expires first. */
async function freespinsFor(
  database: Database,
  { playerId, sysname, at }: { playerId: number; sysname: string; at: number },
): Promise<Freespins | undefined> {
  const packs = await database
    .selectFrom('freespin_packs')
    .select(['id', 'remaining_count', 'currency', sql<string>`cast(stake as text)`.as('stake')])
    .where('player_id', '=', playerId)
    .where('sysname', '=', sysname)
    .where('remaining_count', '>', 0)
    .where('expires_at', '>', at)
    .orderBy('expires_at')
    .orderBy('id')
    .execute()
  const [next] = packs
  return (
    next && {
      packId: next.id,
      remaining: packs.reduce((sum, pack) => sum + pack.remaining_count, 0),
      stake: BigInt(next.stake),
      currency: next.currency,
    }
  )
}

/**
 * Uses one free spin in the caller's transaction: returns its pack as it was before, or undefined if none is
 * left. Of two concurrent calls for the last spin, one gets it.
 */
export async function takeFreespin(
  trx: DbTransaction,
  wanted: { playerId: number; sysname: string; at: number },
): Promise<Freespins | undefined> {
  const spins = await freespinsFor(trx, wanted)
  if (!spins) return undefined
  const { numUpdatedRows } = await trx
    .updateTable('freespin_packs')
    .set(({ eb }) => ({ remaining_count: eb('remaining_count', '-', 1) }))
    .where('id', '=', spins.packId)
    .where('remaining_count', '>', 0)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n ? spins : undefined
}

function statusOf(pack: { remaining_count: number; expires_at: number }, at: number): FreespinPack['status'] {
  if (pack.remaining_count === 0) return 'used'
  return pack.expires_at > at ? 'active' : 'expired'
}

/** A player's packs in one state: active ones by expiry, others newest first. */
export async function packsOf(
  database: Database,
  playerId: number,
  wanted: FreespinPack['status'],
  at: number,
): Promise<FreespinPack[]> {
  const rows = await database
    .selectFrom('freespin_packs')
    .innerJoin('games', 'games.sysname', 'freespin_packs.sysname')
    .select([
      'freespin_packs.id',
      'games.name',
      'freespin_packs.sysname',
      'total_count',
      'remaining_count',
      'currency',
    ])
    .select(['freespin_packs.expires_at', sql<string>`cast(stake as text)`.as('stake')])
    .where('player_id', '=', playerId)
    .orderBy('freespin_packs.expires_at', wanted === 'active' ? 'asc' : 'desc')
    .orderBy('freespin_packs.id')
    .execute()
  return rows
    .filter((row) => statusOf(row, at) === wanted)
    .map(({ id, sysname, name, total_count, remaining_count, stake, currency, expires_at }) => ({
      id,
      game: { sysname, name },
      remaining_count,
      status: wanted,
      total_count,
      stake: { amount: toAmount(BigInt(stake), currency), currency },
      expires_at: toTimestamp(expires_at),
    }))
}

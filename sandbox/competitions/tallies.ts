import { sql } from 'kysely'
import { inTransaction } from '../../server/contracts/database.ts'
import type { Database, DbTransaction } from '../tables/database.ts'

/**
 * Each tally is split among these rows by player, so that transactions of different players rarely change the
 * same row: on PostgreSQL only one of them would succeed.
 */
const shards = 4
/** Rows of one insert. */
const chunk = 500

/**
 * The lowest points of the group that these points are counted in, which identifies it. Groups are one eighth of a
 * power of two wide.
 */
export function groupOf(points: number): number {
  const width = 2 ** Math.max(0, Math.floor(Math.log2(Math.max(1, points))) - 3)
  return points - (points % width)
}

export interface PointChange {
  tournamentId: number
  playerId: number
  /** null: the player enters the tournament. */
  from: number | null
  to: number
}

async function add(
  trx: DbTransaction,
  { tournamentId, playerId }: PointChange,
  { lowest, participants, points }: { lowest: number; participants: number; points: number },
): Promise<void> {
  await trx
    .insertInto('tournament_tallies')
    .values({ tournament_id: tournamentId, lowest, shard: playerId % shards, participants, points })
    .onConflict((conflict) =>
      conflict.columns(['tournament_id', 'lowest', 'shard']).doUpdateSet(({ eb }) => ({
        participants: eb('tournament_tallies.participants', '+', participants),
        points: eb('tournament_tallies.points', '+', points),
      })),
    )
    .execute()
}

/** Counts a change of a player's points, in the transaction that makes it. */
export async function countChange(trx: DbTransaction, change: PointChange): Promise<void> {
  const { from, to } = change
  const lowest = groupOf(to)
  if (from === null) return add(trx, change, { lowest, participants: 1, points: to })
  const earlier = groupOf(from)
  if (earlier === lowest) return add(trx, change, { lowest, participants: 0, points: to - from })
  await add(trx, change, { lowest: earlier, participants: -1, points: -from })
  await add(trx, change, { lowest, participants: 1, points: to })
}

/** Tournaments whose tallies do not match their players. */
async function driftedTournaments(database: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select counted.id from (
      select tournament_id as id, count(*) as participants, sum(points) as points
      from tournament_players group by tournament_id
    ) as counted
    left join (
      select tournament_id as id, sum(participants) as participants, sum(points) as points
      from tournament_tallies group by tournament_id
    ) as kept on kept.id = counted.id
    where kept.id is null or kept.participants <> counted.participants or kept.points <> counted.points`.execute(
    database,
  )
  return rows.map(({ id }) => id)
}

async function recount(trx: DbTransaction, tournamentId: number): Promise<void> {
  const players = await trx
    .selectFrom('tournament_players')
    .select(['player_id', 'points'])
    .where('tournament_id', '=', tournamentId)
    .execute()
  const tallies = new Map<string, { lowest: number; shard: number; participants: number; points: number }>()
  for (const { player_id, points } of players) {
    const lowest = groupOf(points)
    const shard = player_id % shards
    const tally = tallies.get(`${lowest}:${shard}`) ?? { lowest, shard, participants: 0, points: 0 }
    tally.participants += 1
    tally.points += points
    tallies.set(`${lowest}:${shard}`, tally)
  }
  await trx.deleteFrom('tournament_tallies').where('tournament_id', '=', tournamentId).execute()
  const rows = [...tallies.values()].map((tally) => ({ tournament_id: tournamentId, ...tally }))
  for (let first = 0; first < rows.length; first += chunk)
    await trx
      .insertInto('tournament_tallies')
      .values(rows.slice(first, first + chunk))
      .execute()
}

/**
 * Recounts the tallies that do not match: all of them in a database from before there were tallies, and those of
 * tournaments in which a server of an older build counted points.
 */
export async function recountTallies(database: Database): Promise<void> {
  for (const id of await driftedTournaments(database))
    await inTransaction(database, (trx) => recount(trx, id))
}

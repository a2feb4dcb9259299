import type { PlayStatus } from '../../schemas/api/entities/responsible.ts'
import type { Player } from '../accounts/players.ts'
import { playerOwner } from '../ledger/ledger.ts'
import { toTimestamp, toTimestampOrNull } from '../timestamp.ts'
import type { DbTransaction, Database } from '../tables/database.ts'

const hour = 60 * 60 * 1000

/** The same day and time some months later, or the last day of a shorter month. */
export function monthsAfter(at: number, months: number): number {
  const date = new Date(at)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, lastDay))
  return date.getTime()
}

/** Ends a player's open real-money games. */
async function endGames(trx: DbTransaction, playerId: number, at: number): Promise<void> {
  await trx
    .updateTable('launches')
    .set({ expires_at: at })
    .where('owner', '=', playerOwner(playerId))
    .where('mode', '=', 'play')
    .where('expires_at', '>', at)
    .execute()
}

/** Starts a break. A longer one already in effect stays. */
export async function takeTimeOut(
  trx: DbTransaction,
  { id, time_out_until }: Player,
  hours: number,
  at: number,
): Promise<void> {
  const until = Math.max(time_out_until ?? 0, at + hours * hour)
  await trx.updateTable('players').set({ time_out_until: until }).where('id', '=', id).execute()
  await endGames(trx, id, at)
}

/** Excludes a player for some months, or permanently with 0. A longer exclusion stays. */
export async function excludeSelf(
  trx: DbTransaction,
  { id, excluded_until }: Player,
  months: number,
  at: number,
): Promise<void> {
  const changes =
    months === 0
      ? { is_excluded_for_good: 1 as const }
      : { excluded_until: Math.max(excluded_until ?? 0, monthsAfter(at, months)) }
  await trx.updateTable('players').set(changes).where('id', '=', id).execute()
  await endGames(trx, id, at)
}

/** Whether a player is barred from playing, and until when. */
export async function playStatus(
  database: Database,
  playerId: number,
  { sessionOpenedAt, at }: { sessionOpenedAt: number; at: number },
): Promise<PlayStatus> {
  const player = await database
    .selectFrom('players')
    .select(['time_out_until', 'excluded_until', 'is_excluded_for_good'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  const isPermanent = player.is_excluded_for_good === 1
  const excludedUntil = (player.excluded_until ?? 0) > at && !isPermanent ? player.excluded_until : null
  const timeOut = player.time_out_until
  return {
    time_out_until: timeOut !== null && timeOut > at ? toTimestamp(timeOut) : null,
    self_excluded_until: toTimestampOrNull(excludedUntil),
    is_self_excluded: isPermanent || excludedUntil !== null,
    session_minutes: Math.max(0, Math.floor((at - sessionOpenedAt) / 60_000)),
  }
}

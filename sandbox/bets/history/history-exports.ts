import type { Selectable } from 'kysely'
import type { HistoryExport } from '../../../schemas/api/entities/games.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import type { Locale } from '../../locale.ts'
import { inTransaction } from '../../../server/contracts/database.ts'
import { toTimestamp } from '../../timestamp.ts'
import type { SandboxContext } from '../../sandbox-context.ts'
import type { HistoryExportTable } from '../../tables/games.ts'
import type { Database } from '../../tables/database.ts'

const second = 1000
/** Simulated time to generate the file. */
export const exportDuration = 5 * second
/** Minimum time between two requests of a player. */
export const exportCooldown = 10 * 60 * second
/** Lifetime of a file, from the request on. */
export const exportTtlMs = 24 * 60 * 60 * second
/** Longest period one file may cover. */
const maxExportSpan = 366 * 24 * 60 * 60 * second

type StoredExport = Selectable<HistoryExportTable>

function latestOf(database: Database, playerId: number): Promise<StoredExport | undefined> {
  return database
    .selectFrom('history_exports')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

function entity(stored: StoredExport | undefined, at: number): HistoryExport {
  if (!stored || stored.created_at + exportTtlMs <= at)
    return { id: null, status: 'none', created_at: null, ready_at: null, url: null, can_request_at: null }
  const readyAt = stored.created_at + exportDuration
  const again = stored.created_at + exportCooldown
  const isReady = readyAt <= at
  return {
    id: stored.id,
    status: isReady ? 'ready' : 'processing',
    created_at: toTimestamp(stored.created_at),
    ready_at: isReady ? toTimestamp(readyAt) : null,
    url: isReady ? `/sandbox/exports/${stored.token}` : null,
    can_request_at: again > at ? toTimestamp(again) : null,
  }
}

/** State of a player's latest request; an expired file counts as never requested. */
export async function latestExport(sandbox: SandboxContext, playerId: number): Promise<HistoryExport> {
  return entity(await latestOf(sandbox.database, playerId), sandbox.now())
}

/** Requests a file; fails during the cooldown after the last request. */
export async function requestExport(
  { database, now, random }: SandboxContext,
  playerId: number,
  { from, until, locale }: { from: number; until: number; locale: Locale },
): Promise<HistoryExport> {
  if (until - from > maxExportSpan)
    throw new ApiError('InvalidParameterException', 'At most a year', { to: 'maximum' })
  const at = now()
  const token = random.token()
  return inTransaction(database, async (trx) => {
    const latest = await latestOf(trx, playerId)
    if (latest && latest.created_at + exportCooldown > at)
      throw new ApiError('TooManyRequestsException', 'Another file may be asked for later', {
        can_request_at: toTimestamp(latest.created_at + exportCooldown),
      })
    const stored = await trx
      .insertInto('history_exports')
      .values({
        player_id: playerId,
        token,
        locale,
        placed_from: from,
        placed_until: until,
        created_at: at,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return entity(stored, at)
  })
}

/** The request for a file's URL, while the file exists. */
export async function findExport(
  { database, now }: SandboxContext,
  token: string,
  playerId: number,
): Promise<StoredExport | undefined> {
  const at = now()
  return database
    .selectFrom('history_exports')
    .selectAll()
    .where('token', '=', token)
    .where('player_id', '=', playerId)
    .where('created_at', '<=', at - exportDuration)
    .where('created_at', '>', at - exportTtlMs)
    .executeTakeFirst()
}

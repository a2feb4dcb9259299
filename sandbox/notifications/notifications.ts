import type {
  Notification,
  Notifications,
  UnreadNotifications,
} from '../../schemas/api/entities/notifications.ts'
import { promotionalKinds, type NotificationKind } from '../../schemas/api/notification-kinds.ts'
import type { Locale } from '../locale.ts'
import { inTransaction } from '../../server/contracts/database.ts'
import type { Player } from '../accounts/players.ts'
import { isOnBreak } from '../accounts/restrictions.ts'
import { settleTournaments } from '../competitions/settle-tournaments.ts'
import { settleDue } from '../payments/settle.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import type { Database } from '../tables/database.ts'
import { toTimestamp } from '../timestamp.ts'
import { bonuses } from './bonuses.ts'
import { devices } from './devices.ts'
import { levels } from './levels.ts'
import { limits } from './limits.ts'
import { payments } from './payments.ts'
import { referrals } from './referrals.ts'
import type { Occurrence, Source } from './source.ts'
import { tournaments } from './tournaments.ts'

/** Milliseconds for which notifications are listed. */
const lifetime = 90 * 24 * 60 * 60 * 1000

const sources: readonly Source[] = [payments, bonuses, levels, tournaments, limits, devices, referrals]

/** What happened to a player, newest first. During a break nobody is invited to play. */
export async function occurrencesOf(
  { database, now }: SandboxContext,
  player: Player,
): Promise<Occurrence[]> {
  const at = now()
  const found: Occurrence[] = []
  for (const source of sources)
    found.push(...(await source(database, { player, since: at - lifetime, now: at })))
  return found
    .filter(({ kind }) => !isOnBreak(player, at) || !promotionalKinds.includes(kind))
    .toSorted((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1))
}

async function readIds(database: Database, playerId: number): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom('notification_reads')
    .select('notification_id')
    .where('player_id', '=', playerId)
    .execute()
  return new Set(rows.map((row) => row.notification_id))
}

function countUnread(all: readonly Occurrence[], read: ReadonlySet<string>): UnreadNotifications {
  const unread = { money: 0, bonus: 0, game: 0, account: 0 }
  for (const { id, kind } of all) if (!read.has(id)) unread[kind] += 1
  return unread
}

const emblems: Readonly<Record<NotificationKind, string>> = {
  money: 'coins',
  bonus: 'gift',
  game: 'trophy',
  account: 'bell',
}

interface PageQuery {
  kind?: NotificationKind | undefined
  offset: number
  count: number
}

/** A page of a player's notifications. */
export async function listNotifications(
  sandbox: SandboxContext,
  player: Player,
  { kind: wanted, offset, count }: PageQuery,
  locale: Locale,
): Promise<Notifications> {
  await settleDue(sandbox, { playerId: player.id })
  await settleTournaments(sandbox)
  const all = await occurrencesOf(sandbox, player)
  const read = await readIds(sandbox.database, player.id)
  const matching = wanted === undefined ? all : all.filter(({ kind }) => kind === wanted)
  const items: Notification[] = []
  for (const { id, kind, at, describe } of matching.slice(offset, offset + count))
    items.push({
      id,
      kind,
      created_at: toTimestamp(at),
      is_read: read.has(id),
      image_url: null,
      emblem: emblems[kind],
      ...(await describe(locale)),
    })
  return { items, offset, limit: count, total: matching.length, unread: countUnread(all, read) }
}

/** Marks notifications as read, all if no ids are given, and counts the others. */
export async function markRead(
  sandbox: SandboxContext,
  player: Player,
  ids: readonly string[],
): Promise<UnreadNotifications> {
  const { database, now } = sandbox
  const all = await occurrencesOf(sandbox, player)
  const at = now()
  const marked = all
    .filter(({ id }) => ids.length === 0 || ids.includes(id))
    .map(({ id }) => ({ player_id: player.id, notification_id: id, read_at: at }))
  await inTransaction(database, async (trx) => {
    // Whatever was read before that is no longer listed.
    await trx
      .deleteFrom('notification_reads')
      .where('player_id', '=', player.id)
      .where('read_at', '<', at - lifetime)
      .execute()
    if (marked.length > 0)
      await trx
        .insertInto('notification_reads')
        .values(marked)
        .onConflict((conflict) => conflict.columns(['player_id', 'notification_id']).doNothing())
        .execute()
  })
  return countUnread(all, await readIds(database, player.id))
}

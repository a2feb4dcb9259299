import { sql } from 'kysely'
import type { PlayLimitKind } from '../../schemas/api/entities/responsible.ts'
import { sumIn, type CurrencySum } from '../ledger/rates.ts'
import type { Database } from '../tables/database.ts'

/** A longer gap between two bets, in milliseconds, counts as an interruption. */
export const maxIdleTime = 5 * 60 * 1000
const minute = 60 * 1000

/** Deposits since a time. Pending ones count, so that concurrent payments cannot bypass the limit. */
async function depositedSince(database: Database, playerId: number, from: number): Promise<CurrencySum[]> {
  return database
    .selectFrom('transactions')
    .select(['currency', sql<string>`cast(sum(amount) as text)`.as('total')])
    .where('player_id', '=', playerId)
    .where('type', '=', 'deposit')
    .where('status', 'in', ['success', 'pending'])
    .where('created_at', '>=', from)
    .groupBy('currency')
    .execute()
}

/** Own money staked since a time, or with `loss` the net loss. */
async function stakedSince(database: Database, playerId: number, from: number, kind: 'bet' | 'loss') {
  const total =
    kind === 'bet' ? sql<string>`cast(sum(stake) as text)` : sql<string>`cast(sum(stake - win) as text)`
  return database
    .selectFrom('bets')
    .select(['currency', total.as('total')])
    .where('player_id', '=', playerId)
    .where('wallet', '=', 'main')
    .where('status', '<>', 'refunded')
    .where('placed_at', '>=', from)
    .groupBy('currency')
    .execute()
}

async function minutesSince(database: Database, playerId: number, from: number): Promise<bigint> {
  const spans = await database
    .selectFrom('play_spans')
    .select(['started_at', 'ended_at'])
    .where('player_id', '=', playerId)
    .where('ended_at', '>', from)
    .execute()
  const time = spans.reduce((sum, { started_at, ended_at }) => sum + ended_at - Math.max(started_at, from), 0)
  return BigInt(Math.floor(time / minute))
}

/** Amount of a limit used since a time: minor units of the currency, or minutes. */
export async function usedSince(
  database: Database,
  playerId: number,
  { kind, currency }: { kind: PlayLimitKind; currency: string },
  from: number,
): Promise<bigint> {
  if (kind === 'session') return minutesSince(database, playerId, from)
  const sums =
    kind === 'deposit'
      ? await depositedSince(database, playerId, from)
      : await stakedSince(database, playerId, from, kind)
  return sumIn(sums, currency)
}

/** Counts the time since the last bet as play, unless the gap was long. Call it once per bet. */
export async function recordPlay(database: Database, playerId: number, at: number): Promise<void> {
  const last = await database
    .selectFrom('play_spans')
    .select('id')
    .where('player_id', '=', playerId)
    .where('ended_at', '>=', at - maxIdleTime)
    .orderBy('ended_at', 'desc')
    .executeTakeFirst()
  if (last) await database.updateTable('play_spans').set({ ended_at: at }).where('id', '=', last.id).execute()
  else
    await database
      .insertInto('play_spans')
      .values({ player_id: playerId, started_at: at, ended_at: at })
      .execute()
}

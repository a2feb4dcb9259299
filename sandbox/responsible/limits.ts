import { sql } from 'kysely'
import type { PlayLimitKind, PlayLimitPeriod } from '../../schemas/api/entities/responsible.ts'
import { convert } from '../ledger/rates.ts'
import { periodAt } from './periods.ts'
import { usedSince } from './usage.ts'
import type { DbTransaction, Database } from '../tables/database.ts'

/** Milliseconds before raising or removing a limit takes effect. */
export const raiseDelay = 24 * 60 * 60 * 1000

export interface LimitKey {
  kind: PlayLimitKind
  period: PlayLimitPeriod
}

/** A limit in effect: minor units of the currency, or minutes of a session. */
export interface PlayBound extends LimitKey {
  currency: string
  bound: bigint
  /** Scheduled change; a bound of null removes the limit. */
  next: { bound: bigint | null; currency: string; at: number } | null
}

/** A limit in effect, or one that was removed. */
export interface ChangedLimit extends LimitKey {
  currency: string
  /** null: removed. */
  bound: bigint | null
  next: PlayBound['next']
  /** Milliseconds since 1970. */
  changedAt: number
}

type StoredLimit = Omit<ChangedLimit, 'changedAt'> & { changedAt: number | null }

export interface UsedBound extends PlayBound {
  used: bigint
  /** End of the current period. */
  until: number
}

/** Limits at a time, including scheduled changes that are due and limits that these have removed. */
async function readAllLimits(database: Database, playerId: number, at: number): Promise<StoredLimit[]> {
  const rows = await database
    .selectFrom('play_limits')
    .select([
      'kind',
      'period',
      'currency',
      'next_currency',
      'next_at',
      'changed_at',
      sql<string>`cast(bound as text)`.as('bound'),
      sql<string | null>`cast(next_bound as text)`.as('next_bound'),
    ])
    .where('player_id', '=', playerId)
    .orderBy('kind')
    .orderBy('period')
    .execute()
  return rows.map(({ kind, period, currency, bound, changed_at: changedAt, ...next }): StoredLimit => {
    const nextBound = next.next_bound === null ? null : BigInt(next.next_bound)
    const nextCurrency = next.next_currency ?? currency
    const limit = { kind, period, currency, bound: BigInt(bound), next: null, changedAt }
    if (next.next_at === null) return limit
    if (next.next_at > at)
      return { ...limit, next: { bound: nextBound, currency: nextCurrency, at: next.next_at } }
    return { ...limit, currency: nextCurrency, bound: nextBound, changedAt: next.next_at }
  })
}

/** Limits in effect at a time. */
async function readLimits(database: Database, playerId: number, at: number): Promise<PlayBound[]> {
  const all = await readAllLimits(database, playerId, at)
  return all.flatMap(({ kind, period, currency, bound, next }) =>
    bound === null ? [] : [{ kind, period, currency, bound, next }],
  )
}

/** Limits that the player has changed since a time. */
export async function readChangedLimits(
  database: Database,
  playerId: number,
  { since, at }: { since: number; at: number },
): Promise<ChangedLimit[]> {
  const all = await readAllLimits(database, playerId, at)
  return all.flatMap(({ changedAt, ...limit }) =>
    changedAt === null || changedAt < since ? [] : [{ ...limit, changedAt }],
  )
}

/** The same limits with the amount used in the current period. */
export async function readUsedLimits(
  database: Database,
  playerId: number,
  at: number,
  kinds: readonly PlayLimitKind[],
): Promise<UsedBound[]> {
  const limits = await readLimits(database, playerId, at)
  const used: UsedBound[] = []
  for (const limit of limits.filter(({ kind }) => kinds.includes(kind))) {
    const { from, until } = periodAt(limit.period, at)
    used.push({ ...limit, used: await usedSince(database, playerId, limit, from), until })
  }
  return used
}

async function writeLimit(
  trx: DbTransaction,
  playerId: number,
  { kind, period, currency, bound, next }: PlayBound,
  at: number,
): Promise<void> {
  const values = {
    currency,
    bound,
    next_bound: next?.bound ?? null,
    next_currency: next?.currency ?? null,
    next_at: next?.at ?? null,
    changed_at: at,
  }
  await trx
    .insertInto('play_limits')
    .values({ player_id: playerId, kind, period, ...values })
    .onConflict((conflict) => conflict.columns(['player_id', 'kind', 'period']).doUpdateSet(values))
    .execute()
}

const findLimit = async (trx: DbTransaction, playerId: number, { kind, period }: LimitKey, at: number) =>
  (await readLimits(trx, playerId, at)).find((each) => each.kind === kind && each.period === period)

/** Sets a limit: the first or a lower one applies at once, a higher one after `raiseDelay`. */
export async function setLimit(
  trx: DbTransaction,
  playerId: number,
  limit: LimitKey & { bound: bigint; currency: string },
  at: number,
): Promise<void> {
  const { bound, currency } = limit
  const present = await findLimit(trx, playerId, limit, at)
  const isRaise = present !== undefined && convert(bound, currency, present.currency) > present.bound
  await writeLimit(
    trx,
    playerId,
    isRaise ? { ...present, next: { bound, currency, at: at + raiseDelay } } : { ...limit, next: null },
    at,
  )
}

/** Removes a limit after `raiseDelay`; false if there is none. */
export async function removeLimit(
  trx: DbTransaction,
  playerId: number,
  key: LimitKey,
  at: number,
): Promise<boolean> {
  const present = await findLimit(trx, playerId, key, at)
  if (!present) return false
  const isWaiting = present.next?.bound === null
  if (!isWaiting)
    await writeLimit(
      trx,
      playerId,
      { ...present, next: { bound: null, currency: present.currency, at: at + raiseDelay } },
      at,
    )
  return true
}

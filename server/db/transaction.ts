import { setTimeout } from 'node:timers/promises'
import { sql, type Kysely, type Transaction } from 'kysely'
import { isPostgres } from './postgres.ts'

/** Attempts after which a conflicting transaction fails. */
const maxAttempts = 12
/** Milliseconds: the longest delay before the second attempt. It doubles with every further attempt. */
const firstWait = 4
const maxWaitMs = 250

const serializationFailure = '40001'
const deadlock = '40P01'
const uniqueViolation = '23505'

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

/** Whether a transaction that failed with these errors, the latest one last, is worth another attempt. */
function mayPass(failures: readonly unknown[]): boolean {
  const codes = failures.map(codeOf)
  const last = codes.at(-1)
  // A duplicate key is either a race, which the next attempt avoids, or a bug, which fails again.
  if (last === uniqueViolation) return codes.filter((code) => code === uniqueViolation).length === 1
  return (last === serializationFailure || last === deadlock) && failures.length < maxAttempts
}

/** A random delay, so that two transactions that collided do not collide again. */
function waitAfter(attempt: number): Promise<void> {
  return setTimeout(Math.random() * Math.min(maxWaitMs, firstWait * 2 ** (attempt - 1)))
}

/** For each database, the ends of its queues in this process: of retried transactions, and of each account. */
const queues = new WeakMap<object, Map<string, Promise<unknown>>>()
const retries = 'retries'

function queuesOf(database: object): Map<string, Promise<unknown>> {
  const known = queues.get(database) ?? new Map<string, Promise<unknown>>()
  queues.set(database, known)
  return known
}

/** Runs `work` after all earlier entries of the queue. An account's turn costs no connection meanwhile. */
function inTurn<Result>(database: object, queue: string, work: () => Promise<Result>): Promise<Result> {
  const ends = queuesOf(database)
  const turn = (ends.get(queue) ?? Promise.resolve()).then(work)
  const end: Promise<unknown> = turn
    .catch(() => undefined)
    .finally(() => {
      if (ends.get(queue) === end) ends.delete(queue)
    })
  ends.set(queue, end)
  return turn
}

/** Locks of the session, not of the transaction: its snapshot has to be newer than the lock. */
async function lock<Tables>(connection: Kysely<Tables>, { account, isAlone }: Turn): Promise<void> {
  const everything = sql`hashtextextended(current_schema(), 0)`
  if (isAlone) await sql`select pg_advisory_lock(${everything})`.execute(connection)
  else if (account === undefined) await sql`select pg_advisory_lock_shared(${everything})`.execute(connection)
  else
    await sql`select pg_advisory_lock_shared(${everything}),
      pg_advisory_lock(hashtextextended(current_schema() || ' ' || ${account}, 0))`.execute(connection)
}

interface Turn {
  /** Transactions of the same account wait for each other, on all servers. */
  account?: string | undefined
  /** No other transaction of any server runs meanwhile. */
  isAlone: boolean
}

function attempt<Tables, Result>(
  database: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
  turn: Turn,
): Promise<Result> {
  return database.connection().execute(async (connection) => {
    try {
      await lock(connection, turn)
      return await connection.transaction().setIsolationLevel('serializable').execute(work)
    } finally {
      // A lost connection has lost its locks, too.
      await sql`select pg_advisory_unlock_all()`.execute(connection).catch(() => undefined)
    }
  })
}

/** Retries until the transaction succeeds or is not worth another attempt. */
async function persist<Result>(again: () => Promise<Result>, failure: unknown): Promise<Result> {
  for (const failures = [failure]; ;) {
    await waitAfter(failures.length)
    try {
      return await again()
    } catch (error) {
      failures.push(error)
      if (!mayPass(failures)) throw error
    }
  }
}

/**
 * Of many transactions that change one row, only one succeeds at a time. Those of one account therefore take
 * turns, and a failed one is repeated while no other transaction runs on any server: otherwise new transactions
 * could win forever.
 */
async function serialize<Tables, Result>(
  database: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
  account: string | undefined,
): Promise<Result> {
  await queuesOf(database).get(retries)
  try {
    return await attempt(database, work, { account, isAlone: false })
  } catch (error) {
    if (!mayPass([error])) throw error
    return inTurn(database, retries, () => persist(() => attempt(database, work, { isAlone: true }), error))
  }
}

/**
 * Runs `work` in a serializable transaction. On PostgreSQL a conflicting transaction is retried, so `work` may
 * run several times: it must touch only the database, and only through `transaction`. Transactions do not nest.
 * `account` names what most of its rows belong to, such as `player:7`: transactions of one account take turns.
 */
export async function inTransaction<Tables, Result>(
  database: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
  account?: string,
): Promise<Result> {
  // SQLite has one writer at a time anyway.
  if (!isPostgres(database)) return database.transaction().execute(work)
  if (account === undefined) return serialize(database, work, account)
  return inTurn(database, `account ${account}`, () => serialize(database, work, account))
}

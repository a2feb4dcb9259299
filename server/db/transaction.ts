import { setTimeout } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { isPostgres } from './postgres.ts'

/** Attempts after which a conflicting transaction fails. */
const mostAttempts = 12
/** Milliseconds: the longest delay before the second attempt. It doubles with every further attempt. */
const firstWait = 4
const longestWait = 250

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
  return (last === serializationFailure || last === deadlock) && failures.length < mostAttempts
}

/** A random delay, so that two transactions that collided do not collide again. */
function waitAfter(attempt: number): Promise<void> {
  return setTimeout(Math.random() * Math.min(longestWait, firstWait * 2 ** (attempt - 1)))
}

/** For each database, the end of the queue of retried transactions. Never rejects. */
const turns = new WeakMap<object, Promise<unknown>>()

/** Runs `work` after all earlier entries of the queue. */
function inTurn<Result>(database: object, work: () => Promise<Result>): Promise<Result> {
  const turn = (turns.get(database) ?? Promise.resolve()).then(work)
  turns.set(
    database,
    turn.catch(() => undefined),
  )
  return turn
}

/** Retries until the transaction succeeds or is not worth another attempt. */
async function persist<Result>(attempt: () => Promise<Result>, failure: unknown): Promise<Result> {
  for (const failures = [failure]; ;) {
    await waitAfter(failures.length)
    try {
      return await attempt()
    } catch (error) {
      failures.push(error)
      if (!mayPass(failures)) throw error
    }
  }
}

/**
 * Of many transactions that change one row, only one succeeds at a time. Failed ones therefore queue up, and
 * new ones wait for the queue: otherwise new transactions could win forever.
 */
async function serialize<Tables, Result>(
  database: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  const attempt = () => database.transaction().setIsolationLevel('serializable').execute(work)
  await turns.get(database)
  try {
    return await attempt()
  } catch (error) {
    if (!mayPass([error])) throw error
    return inTurn(database, () => persist(attempt, error))
  }
}

/**
 * Runs `work` in a serializable transaction. On PostgreSQL a conflicting transaction is retried, so `work` may
 * run several times: it must touch only the database, and only through `transaction`. Transactions do not nest.
 */
export async function inTransaction<Tables, Result>(
  database: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  // SQLite has one writer at a time anyway.
  return isPostgres(database) ? serialize(database, work) : database.transaction().execute(work)
}

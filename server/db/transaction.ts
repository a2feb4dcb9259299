import { setTimeout } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { isPostgres } from './postgres.ts'

/** Tries after which a transaction that keeps losing to others is given up. */
const mostAttempts = 12
/** Milliseconds: the longest wait before the second try; it doubles with every further one. */
const firstWait = 4
const longestWait = 250

const serializationFailure = '40001'
const deadlock = '40P01'
const uniqueViolation = '23505'

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

/** Whether a transaction that failed with these errors, the last one now, may pass when it is done again. */
function mayPass(failures: readonly unknown[]): boolean {
  const codes = failures.map(codeOf)
  const last = codes.at(-1)
  // A key that exists already may be a race that the next try sees coming, or a mistake that stays one.
  if (last === uniqueViolation) return codes.filter((code) => code === uniqueViolation).length === 1
  return (last === serializationFailure || last === deadlock) && failures.length < mostAttempts
}

/** Of a random length, so that those who met once do not meet again. */
function waitAfter(attempt: number): Promise<void> {
  return setTimeout(Math.random() * Math.min(longestWait, firstWait * 2 ** (attempt - 1)))
}

/** Of each database, when the last of those who take turns has had his. Never rejects. */
const turns = new WeakMap<object, Promise<unknown>>()

/** Does `work` when all who came before have ended theirs. */
function inTurn<Result>(database: object, work: () => Promise<Result>): Promise<Result> {
  const turn = (turns.get(database) ?? Promise.resolve()).then(work)
  turns.set(
    database,
    turn.catch(() => undefined),
  )
  return turn
}

/** Goes on after a failure until it is done. */
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
 * Of many that change the same row only one passes at a time, however often all of them try. So who has lost
 * takes turns with the others who have, and who comes meanwhile waits: else new ones might win without end.
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
 * Does `work` in one transaction: all that it writes, or nothing. Transactions at the same time behave as
 * if one came after the other. On PostgreSQL one that cannot is done again, so `work` may run several
 * times: it must touch nothing but the database, and through `transaction` only. Transactions do not nest.
 */
export async function inTransaction<Tables, Result>(
  database: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  // SQLite has one writer at a time anyway.
  return isPostgres(database) ? serialize(database, work) : database.transaction().execute(work)
}

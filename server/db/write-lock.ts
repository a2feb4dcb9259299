import { setTimeout } from 'node:timers/promises'
import { SqliteDriver } from './sqlite-driver.ts'
import { sql, type Kysely } from 'kysely'

/** Milliseconds between two attempts. */
const pause = 20

const isLocked = (error: unknown) =>
  error instanceof SqliteDriver.SqliteError && error.code.startsWith('SQLITE_BUSY')

/** Retries for the connection's busy timeout without blocking the process, which may itself hold the lock. */
async function begin<Tables>(connection: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(connection)
  const timeoutMs = rows[0]?.timeout ?? 0
  const end = Date.now() + timeoutMs
  await sql`pragma busy_timeout = 0`.execute(connection)
  try {
    for (;;) {
      try {
        await sql`begin immediate`.execute(connection)
        return
      } catch (error) {
        if (!isLocked(error) || Date.now() >= end) throw error
      }
      await setTimeout(pause)
    }
  } finally {
    await sql.raw(`pragma busy_timeout = ${timeoutMs}`).execute(connection)
  }
}

/** Runs `work` in a transaction of an embedded database while no other connection or process writes. */
export async function withWriteLock<Tables>(
  database: Kysely<Tables>,
  work: (connection: Kysely<Tables>) => Promise<void>,
): Promise<void> {
  await database.connection().execute(async (connection) => {
    await begin(connection)
    try {
      await work(connection)
      await sql`commit`.execute(connection)
    } catch (error) {
      await sql`rollback`.execute(connection)
      throw error
    }
  })
}

import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import SqliteDriver from 'better-sqlite3'
import { Kysely, Migrator, SqliteDialect, type Migration } from 'kysely'

/**
 * Opens an embedded database file, made on first use. WAL with `synchronous=FULL`: what was
 * acknowledged survives a power cut. Throws when the folder cannot be written. Waiting for a lock
 * holds up the whole process: `busyTimeout` (milliseconds) is for callers that would rather ask again.
 */
export function openDatabase<Tables>(file: string, { busyTimeout = 5000 } = {}): Kysely<Tables> {
  mkdirSync(dirname(file), { recursive: true })
  const driver = new SqliteDriver(file, { timeout: busyTimeout })
  try {
    driver.pragma('journal_mode = WAL')
    driver.pragma('synchronous = FULL')
    driver.pragma('foreign_keys = ON')
  } catch (error) {
    driver.close()
    throw error
  }
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: driver }) })
}

/** Brings the database to the newest of `migrations`, which run in the order of their names. */
export async function migrateDatabase<Tables>(
  database: Kysely<Tables>,
  migrations: Record<string, Migration>,
): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  })
  const { error } = await migrator.migrateToLatest()
  if (error)
    throw error instanceof Error ? error : new Error('The database could not be migrated', { cause: error })
}

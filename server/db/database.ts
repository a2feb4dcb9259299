import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import SqliteDriver from 'better-sqlite3'
import { Kysely, Migrator, SqliteDialect, type Migration } from 'kysely'

/**
 * Opens an embedded database file, made on first use. WAL with `synchronous=FULL`: what was
 * acknowledged survives a power cut. Throws when the folder cannot be written.
 */
export function openDatabase<Tables>(file: string): Kysely<Tables> {
  mkdirSync(dirname(file), { recursive: true })
  const driver = new SqliteDriver(file)
  driver.pragma('journal_mode = WAL')
  driver.pragma('synchronous = FULL')
  driver.pragma('foreign_keys = ON')
  driver.pragma('busy_timeout = 5000')
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: driver }) })
}

/** Brings the database to the newest of `migrations`, which run in the order of their names. */
export async function migrateDatabase<Tables>(database: Kysely<Tables>, migrations: Record<string, Migration>): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error instanceof Error ? error : new Error(String(error))
}

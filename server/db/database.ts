import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import SqliteDriver from 'better-sqlite3'
import { Kysely, Migrator, sql, SqliteDialect, type Migration } from 'kysely'
import type { DatabaseLocation } from './database-location.ts'
import { createPostgresDialect, isPostgres } from './postgres.ts'
import { withWriteLock } from './write-lock.ts'

export interface DatabaseOptions {
  /** Milliseconds that an embedded database waits for a lock, while the whole process stands still. */
  busyTimeout?: number
  /** Hears of connections to PostgreSQL that were lost while nobody used them. */
  logError?: (error: unknown) => void
}

/**
 * WAL with `synchronous=FULL`: what was acknowledged survives a power cut. Throws when the folder cannot
 * be written.
 */
function openFile(file: string, busyTimeout: number): SqliteDialect {
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
  return new SqliteDialect({ database: driver })
}

/** Opens a database: an embedded one at once, made on first use; PostgreSQL with the first query. */
export function openDatabase<Tables>(
  place: DatabaseLocation,
  { busyTimeout = 5000, logError = () => undefined }: DatabaseOptions = {},
): Kysely<Tables> {
  const dialect =
    typeof place === 'string' ? openFile(place, busyTimeout) : createPostgresDialect(place, logError)
  return new Kysely<Tables>({ dialect })
}

function migratorOf<Tables>(
  database: Kysely<Tables>,
  migrations: Record<string, Migration>,
  schema?: string,
): Migrator {
  return new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    // Without it the migrator would find the table of another schema.
    ...(schema !== undefined && { migrationTableSchema: schema }),
  })
}

async function migrate(migrator: Migrator): Promise<void> {
  const { error } = await migrator.migrateToLatest()
  if (error)
    throw error instanceof Error ? error : new Error('The database could not be migrated', { cause: error })
}

/** Locks the database only where there is something to do. */
async function migrateEmbedded<Tables>(
  database: Kysely<Tables>,
  migrations: Record<string, Migration>,
): Promise<void> {
  const known = await migratorOf(database, migrations).getMigrations()
  if (known.every(({ executedAt }) => executedAt !== undefined)) return
  await withWriteLock(database, (connection) => migrate(migratorOf(connection, migrations)))
}

/**
 * Brings the database to the newest of `migrations`, which run in the order of their names. Of several
 * servers that start at once one migrates, the others wait for it.
 */
export async function migrateDatabase<Tables>(
  database: Kysely<Tables>,
  migrations: Record<string, Migration>,
): Promise<void> {
  if (!isPostgres(database)) return migrateEmbedded(database, migrations)
  await database.connection().execute(async (connection) => {
    const { rows } = await sql<{ schema: string }>`
      select split_part(current_setting('search_path'), ',', 1) as schema`.execute(connection)
    // Migrating, and waiting for whoever migrates, may take longer than the statements of a request.
    await sql`set statement_timeout = 0`.execute(connection)
    try {
      await migrate(migratorOf(connection, migrations, rows[0]?.schema))
    } finally {
      await sql`reset statement_timeout`.execute(connection)
    }
  })
}

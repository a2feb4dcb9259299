import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type Sqlite from 'better-sqlite3'
import { SqliteDriver } from './sqlite-driver.ts'
import { Kysely, Migrator, sql, SqliteDialect, type Migration, type SqliteDatabase } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { DatabaseLocation } from './database-location.ts'
import { executedMigrations, newerMigrations } from './executed-migrations.ts'
import { asOwner, grantUse } from './migration-role.ts'
import { createPostgresDialect, isPostgres } from './postgres.ts'
import { withWriteLock } from './write-lock.ts'

export interface DatabaseOptions {
  /** Milliseconds that an embedded database waits for a lock. The whole process is blocked meanwhile. */
  busyTimeout?: number
  /** Called for PostgreSQL connections that are lost while idle. */
  logError?: (error: unknown) => void
}

/** Enough for all statements of a part of the site, and little memory. */
const keptStatements = 300

const changesNoSchema = /^\s*(?:select|insert|update|delete|with|begin|commit|rollback|savepoint|release)\b/i

/**
 * Prepares each statement once. Kysely prepares it for every query, which takes longer than most queries. Statements
 * may no longer fit after a change of the schema.
 */
function withCachedStatements(driver: Sqlite.Database): SqliteDatabase {
  const statements = new LRUCache<string, Sqlite.Statement>({ max: keptStatements })
  return {
    close: () => void driver.close(),
    prepare(sqlText) {
      if (!changesNoSchema.test(sqlText)) {
        statements.clear()
        return driver.prepare(sqlText)
      }
      const statement = statements.get(sqlText) ?? driver.prepare(sqlText)
      statements.set(sqlText, statement)
      return statement
    },
  }
}

/** WAL with `synchronous=FULL`: committed data survives a power cut. Throws if the folder is not writable. */
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
  return new SqliteDialect({ database: withCachedStatements(driver) })
}

/**
 * Opens a database. An embedded one is opened at once and created if needed; PostgreSQL is connected by the
 * first query.
 */
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
    // Otherwise the migrator finds the migration table of another schema.
    ...(schema !== undefined && { migrationTableSchema: schema }),
  })
}

async function migrate(migrator: Migrator): Promise<void> {
  const { error } = await migrator.migrateToLatest()
  if (error)
    throw error instanceof Error ? error : new Error('The database could not be migrated', { cause: error })
}

const nothing: Migration = { up: () => Promise.resolve() }

/** The migrations, and placeholders for those that a newer build has already run. */
async function withNewer<Tables>(database: Kysely<Tables>, migrations: Record<string, Migration>) {
  const newer = newerMigrations(await executedMigrations(database), migrations)
  return { ...migrations, ...Object.fromEntries(newer.map((name) => [name, nothing])) }
}

/** Locks the database only if there are migrations to run. */
async function migrateEmbedded<Tables>(
  database: Kysely<Tables>,
  own: Record<string, Migration>,
): Promise<void> {
  const migrations = await withNewer(database, own)
  const known = await migratorOf(database, migrations).getMigrations()
  if (known.every(({ executedAt }) => executedAt !== undefined)) return
  await withWriteLock(database, (connection) => migrate(migratorOf(connection, migrations)))
}

/**
 * Runs the pending `migrations` in the order of their names. If several servers start at once, one migrates and
 * the others wait. Migrations of a newer build are left alone, so that a build can be rolled back: a migration
 * therefore only adds what the previous build can do without.
 */
export async function migrateDatabase<Tables>(
  database: Kysely<Tables>,
  migrations: Record<string, Migration>,
): Promise<void> {
  if (!isPostgres(database)) return migrateEmbedded(database, migrations)
  await asOwner(database, async (owner) => {
    await migratePostgres(owner, migrations)
    await grantUse(database, owner)
  })
}

async function migratePostgres<Tables>(
  owner: Kysely<Tables>,
  migrations: Record<string, Migration>,
): Promise<void> {
  await owner.connection().execute(async (connection) => {
    const { rows } = await sql<{ schema: string }>`
      select split_part(current_setting('search_path'), ',', 1) as schema`.execute(connection)
    await migrate(migratorOf(connection, await withNewer(connection, migrations), rows[0]?.schema))
  })
}

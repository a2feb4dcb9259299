import { Kysely, sql } from 'kysely'
import type { PostgresLocation } from './database-location.ts'
import { limitsOfMigrations } from './pool-limits.ts'
import { createPostgresDialect, locationOf } from './postgres.ts'

/** PostgreSQL's advisory lock for granting rights; any constant that nothing else in the database uses. */
const grantLock = 7_312_055

/**
 * Runs work that changes tables, as the role that owns them if that is another one than the site's. On PostgreSQL it has
 * a connection without the limits of requests.
 */
export async function asOwner<Tables, Result>(
  database: Kysely<Tables>,
  work: (owner: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  const location = locationOf(database)
  if (!location) return work(database)
  const { schema, migrationUrl: url = location.url } = location
  const dialect = createPostgresDialect({ url, schema }, () => undefined, limitsOfMigrations)
  const owner = new Kysely<Tables>({ dialect })
  try {
    return await work(owner)
  } finally {
    await owner.destroy()
  }
}

/** Lets the role of the site read and change the rows of the owner's tables. */
export async function grantUse<Tables>(database: Kysely<Tables>, owner: Kysely<Tables>): Promise<void> {
  const location = locationOf(database)
  if (!location?.migrationUrl) return
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(database)
  const role = rows[0]?.role
  if (role !== undefined) await owner.transaction().execute((trx) => grant(trx, role, location))
}

async function grant<Tables>(
  owner: Kysely<Tables>,
  role: string,
  { schema }: PostgresLocation,
): Promise<void> {
  // PostgreSQL fails if two servers that start at once grant the same rights.
  await sql`select pg_advisory_xact_lock(${grantLock})`.execute(owner)
  await sql`grant usage on schema ${sql.id(schema)} to ${sql.id(role)}`.execute(owner)
  await sql`grant select, insert, update, delete on all tables in schema ${sql.id(schema)}
    to ${sql.id(role)}`.execute(owner)
  // Backups read them.
  await sql`grant select on all sequences in schema ${sql.id(schema)} to ${sql.id(role)}`.execute(owner)
}

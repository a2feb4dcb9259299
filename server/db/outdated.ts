import { sql, type Kysely, type Migration } from 'kysely'
import { executedMigrations, newerMigrations } from './executed-migrations.ts'
import { asOwner } from './migration-role.ts'
import { isPostgres } from './postgres.ts'
import { withWriteLock } from './write-lock.ts'

/** PostgreSQL's advisory lock for recreating a schema; any constant that nothing else in the database uses. */
const recreateLock = 7_312_054

async function isOutdated<Tables>(
  database: Kysely<Tables>,
  migrations: Record<string, Migration>,
): Promise<boolean> {
  const executed = await executedMigrations(database)
  const newer = newerMigrations(executed, migrations)
  return executed.some((name) => !Object.hasOwn(migrations, name) && !newer.includes(name))
}

async function dropSchema<Tables>(database: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(database)
  const schema = rows[0]?.schema
  if (schema === undefined) return
  await sql`drop schema ${sql.id(schema)} cascade`.execute(database)
  await sql`create schema ${sql.id(schema)}`.execute(database)
}

async function dropTables<Tables>(database: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and name not like 'sqlite!_%' escape '!'`.execute(
    database,
  )
  for (const { name } of rows) await sql`drop table ${sql.table(name)}`.execute(database)
}

/**
 * Empties a database that has migrations which no longer exist, so that `migrateDatabase` can start over; false
 * when there is nothing to do, as after those of a newer build. All data is lost: only for databases that can be seeded again.
 */
export async function emptyIfOutdated<Tables>(
  database: Kysely<Tables>,
  migrations: Record<string, Migration>,
): Promise<boolean> {
  // Several servers may start at once: only the first one finds the database outdated once it has the lock.
  if (isPostgres(database))
    return asOwner(database, (owner) =>
      owner.transaction().execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(${recreateLock})`.execute(transaction)
        const isEmptied = await isOutdated(transaction, migrations)
        if (isEmptied) await dropSchema(transaction)
        return isEmptied
      }),
    )
  if (!(await isOutdated(database, migrations))) return false
  let isEmptied = false
  await sql`pragma foreign_keys = off`.execute(database)
  try {
    await withWriteLock(database, async (connection) => {
      isEmptied = await isOutdated(connection, migrations)
      if (isEmptied) await dropTables(connection)
    })
  } finally {
    await sql`pragma foreign_keys = on`.execute(database)
  }
  return isEmptied
}

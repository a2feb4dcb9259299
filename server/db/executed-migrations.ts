import { sql, type Kysely, type Migration } from 'kysely'
import { isPostgres } from './postgres.ts'

/** Names of the migrations that were run, in any order. */
export async function executedMigrations<Tables>(database: Kysely<Tables>): Promise<string[]> {
  const tables = isPostgres(database)
    ? await sql<{ name: string | null }>`select to_regclass('kysely_migration')::text as name`.execute(
        database,
      )
    : await sql<{
        name: string | null
      }>`select name from sqlite_master where name = 'kysely_migration'`.execute(database)
  if (!tables.rows[0]?.name) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database)
  return rows.map(({ name }) => name)
}

/**
 * The executed migrations that a newer build added after all of `known`: this build was rolled back. Empty if a
 * known one was never run, because then the known ones replaced those.
 */
export function newerMigrations(
  executed: readonly string[],
  known: Readonly<Record<string, Migration>>,
): string[] {
  const names = Object.keys(known)
  if (!names.every((name) => executed.includes(name))) return []
  return executed.filter((one) => names.every((name) => one > name))
}

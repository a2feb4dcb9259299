import type { Kysely } from 'kysely'
import { migrateDatabase, openDatabase } from '../../../server/db/database.ts'
import { databaseLocation } from '../../../server/db/database-location.ts'
import { migrations } from '../../../sandbox/migrations/index.ts'
import type { SandboxTables } from '../../../sandbox/tables/sandbox-tables.ts'
import { isOnPostgres, openTestDatabase } from '../setup/test-database.ts'
import { copyTemplate, type Template } from '../setup/test-templates.ts'

const tables: Template = {
  name: 'tables',
  async fill(settings) {
    const database = openDatabase<SandboxTables>(databaseLocation(settings, 'sandbox'))
    await migrateDatabase(database, migrations)
    await database.destroy()
  },
}

/** Empty tables of the sandbox; an embedded database is in memory. */
export async function openEmptyDatabase(): Promise<{
  database: Kysely<SandboxTables>
  close: () => Promise<void>
}> {
  if (!isOnPostgres) return openTestDatabase<SandboxTables>('sandbox', migrations)
  const own = await copyTemplate(tables)
  const database = own.openSandbox()
  return {
    database,
    async close() {
      await database.destroy()
      await own.remove()
    },
  }
}

import type { Kysely } from 'kysely'
import { databaseLocation, migrateDatabase, openDatabase } from '../../../server/contracts/database.ts'
import { migrations } from '../../migrations/index.ts'
import type { SandboxTables } from '../../tables/sandbox-tables.ts'
import { isOnPostgres, openTestDatabase } from '../../../tests/support/setup/test-database.ts'
import { copyTemplate, type Template } from '../../../tests/support/setup/test-templates.ts'

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
  const database = own.open<SandboxTables>('sandbox')
  return {
    database,
    async close() {
      await database.destroy()
      await own.remove()
    },
  }
}

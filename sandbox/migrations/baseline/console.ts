import type { Kysely } from 'kysely'
import { generatedId } from '../../../server/contracts/database.ts'

/** Settings of the developer console. */
export async function createConsoleTables(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('controls')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()

  await database.schema
    .createTable('fault_injections')
    .addColumn('id', 'integer', generatedId)
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('call_name', 'text', (column) => column.notNull())
    .addColumn('player_id', 'integer')
    .addColumn('error_type', 'text')
    .addColumn('error_data', 'text')
    .addColumn('delay', 'integer', (column) => column.notNull())
    .addColumn('times_left', 'integer')
    .execute()
}

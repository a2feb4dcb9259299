import { sql, type Kysely } from 'kysely'
import { generatedId } from '../../../server/contracts/database.ts'

/** The ledger and the answers of idempotent calls. */
export async function createLedgerTables(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('ledger_accounts')
    .addColumn('id', 'integer', generatedId)
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('wallet', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('balance', 'bigint', (column) => column.notNull())
    .addColumn('may_overdraw', 'integer', (column) => column.notNull())
    .addUniqueConstraint('ledger_accounts_key', ['owner', 'wallet', 'currency'])
    .addCheckConstraint('ledger_accounts_covered', sql`balance >= 0 or may_overdraw = 1`)
    .execute()

  await database.schema
    .createTable('ledger_entries')
    .addColumn('id', 'integer', generatedId)
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()

  await database.schema
    .createTable('ledger_postings')
    .addColumn('id', 'integer', generatedId)
    .addColumn('entry_id', 'integer', (column) => column.notNull().references('ledger_entries.id'))
    .addColumn('account_id', 'integer', (column) => column.notNull().references('ledger_accounts.id'))
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addCheckConstraint('ledger_postings_move', sql`amount <> 0`)
    .execute()
  await database.schema
    .createIndex('ledger_postings_account')
    .on('ledger_postings')
    .column('account_id')
    .execute()

  await database.schema
    .createTable('idempotent_requests')
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotent_requests_key', ['owner', 'key'])
    .execute()
}

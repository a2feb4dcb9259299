import { sql, type Migration } from 'kysely'
import { generatedId } from '../../server/db/columns.ts'

/** Players, their sessions, and the ledger. */
export const accountsAndLedger: Migration = {
  async up(database) {
    await database.schema
      .createTable('players')
      .addColumn('id', 'integer', generatedId)
      .addColumn('phone', 'text', (column) => column.unique())
      .addColumn('email', 'text', (column) => column.unique())
      .addColumn('fakename', 'text', (column) => column.notNull())
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('birth_date', 'text')
      .addColumn('country_code', 'text', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('promo_code', 'text')
      .addColumn('is_banned', 'integer', (column) => column.notNull())
      .addColumn('is_verified', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute()

    await database.schema
      .createTable('sessions')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('player_id', 'integer', (column) => column.notNull().references('players.id'))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute()

    await database.schema
      .createTable('attempts')
      .addColumn('id', 'integer', generatedId)
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute()
    await database.schema.createIndex('attempts_subject').on('attempts').columns(['subject', 'at']).execute()

    await database.schema
      .createTable('ledger_accounts')
      .addColumn('id', 'integer', generatedId)
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('purse', 'text', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('balance', 'bigint', (column) => column.notNull())
      .addColumn('may_overdraw', 'integer', (column) => column.notNull())
      .addUniqueConstraint('ledger_accounts_key', ['owner', 'purse', 'currency'])
      .addCheckConstraint('ledger_accounts_covered', sql`balance >= 0 or may_overdraw = 1`)
      .execute()

    await database.schema
      .createTable('ledger_movements')
      .addColumn('id', 'integer', generatedId)
      .addColumn('reference', 'text', (column) => column.notNull().unique())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute()

    await database.schema
      .createTable('ledger_postings')
      .addColumn('id', 'integer', generatedId)
      .addColumn('movement_id', 'integer', (column) => column.notNull().references('ledger_movements.id'))
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
  },
}

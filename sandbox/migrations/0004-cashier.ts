import type { Migration } from 'kysely'
import { generatedId } from '../../server/db/columns.ts'

/** What payments know beyond their amount, requisites used before, and the providers' callbacks. */
export const cashier: Migration = {
  async up(database) {
    const transactions = database.schema.alterTable('transactions')
    await transactions.addColumn('fee', 'bigint', (column) => column.notNull().defaultTo(0)).execute()
    await transactions
      .addColumn('display', 'text', (column) => column.notNull().defaultTo('redirect'))
      .execute()
    await transactions.addColumn('offer_id', 'integer', (column) => column.notNull().defaultTo(-1)).execute()
    await transactions.addColumn('settles_at', 'bigint').execute()
    await transactions.addColumn('settles_as', 'text').execute()
    await transactions.addColumn('fail_reason', 'text').execute()
    await database.schema
      .createIndex('transactions_due')
      .on('transactions')
      .columns(['status', 'settles_at'])
      .execute()

    await database.schema
      .createTable('saved_requisites')
      .addColumn('id', 'integer', generatedId)
      .addColumn('player_id', 'integer', (column) => column.notNull().references('players.id'))
      .addColumn('method', 'text', (column) => column.notNull())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('requisites', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('used_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('saved_requisites_key', ['player_id', 'method', 'fingerprint'])
      .execute()

    await database.schema
      .createTable('provider_callbacks')
      .addColumn('event', 'text', (column) => column.primaryKey())
      .addColumn('transaction_id', 'integer', (column) => column.notNull().references('transactions.id'))
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('effect', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute()
  },
}

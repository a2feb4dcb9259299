import type { Kysely } from 'kysely'
import { generatedId } from '../../../server/contracts/database.ts'

/** Deposits and withdrawals. */
export async function createPaymentsTables(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('transactions')
    .addColumn('id', 'integer', generatedId)
    .addColumn('player_id', 'integer', (column) => column.notNull().references('players.id'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('requisites', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('fee', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('display', 'text', (column) => column.notNull().defaultTo('redirect'))
    .addColumn('offer_id', 'integer', (column) => column.notNull().defaultTo(-1))
    .addColumn('settles_at', 'bigint')
    .addColumn('settles_as', 'text')
    .addColumn('fail_reason', 'text')
    .execute()
  await database.schema
    .createIndex('transactions_player')
    .on('transactions')
    .columns(['player_id', 'id'])
    .execute()
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
}

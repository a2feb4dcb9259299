import type { Kysely } from 'kysely'
import { generatedId } from '../../../server/contracts/database.ts'

/** The loyalty program and its shop. */
export async function createLoyaltyTables(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('loyalty_members')
    .addColumn('player_id', 'integer', (column) => column.primaryKey().references('players.id'))
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('experience', 'integer', (column) => column.notNull())
    .addColumn('unpaid_stake', 'bigint', (column) => column.notNull())
    .addColumn('character_id', 'integer')
    .addColumn('joined_at', 'bigint', (column) => column.notNull())
    .execute()

  await database.schema
    .createTable('loyalty_notifications')
    .addColumn('id', 'integer', generatedId)
    .addColumn('player_id', 'integer', (column) => column.notNull().references('players.id'))
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'integer', (column) => column.notNull())
    .addColumn('amount', 'integer')
    .addColumn('amount_type', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('answered_at', 'bigint')
    .execute()
  await database.schema
    .createIndex('loyalty_notifications_player')
    .on('loyalty_notifications')
    .columns(['player_id', 'id'])
    .execute()

  await database.schema
    .createTable('loyalty_stock')
    .addColumn('product_id', 'integer', (column) => column.primaryKey())
    .addColumn('pieces', 'integer', (column) => column.notNull())
    .execute()

  await database.schema
    .createTable('loyalty_purchases')
    .addColumn('id', 'integer', generatedId)
    .addColumn('player_id', 'integer', (column) => column.notNull().references('players.id'))
    .addColumn('product_id', 'integer', (column) => column.notNull())
    .addColumn('price', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await database.schema
    .createIndex('loyalty_purchases_player')
    .on('loyalty_purchases')
    .columns(['player_id', 'id'])
    .execute()
}

import type { Migration } from 'kysely'
import { generatedId } from '../../server/db/columns.ts'

/** Payments, games and what players do with them. */
export const cashierAndGames: Migration = {
  async up(database) {
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
      .execute()
    await database.schema
      .createIndex('transactions_player')
      .on('transactions')
      .columns(['player_id', 'id'])
      .execute()

    await database.schema
      .createTable('games')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('sysname', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('provider', 'text', (column) => column.notNull())
      .addColumn('provider_sysname', 'text', (column) => column.notNull())
      .addColumn('priority', 'integer', (column) => column.notNull())
      .addColumn('tags', 'text', (column) => column.notNull())
      .addColumn('emblem', 'text')
      .addColumn('palette', 'text')
      .addColumn('players', 'integer', (column) => column.notNull())
      .addColumn('has_demo', 'integer', (column) => column.notNull())
      .execute()
    await database.schema.createIndex('games_priority').on('games').columns(['priority', 'id']).execute()

    await database.schema
      .createTable('likes')
      .addColumn('player_id', 'integer', (column) => column.notNull().references('players.id'))
      .addColumn('sysname', 'text', (column) => column.notNull().references('games.sysname'))
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('likes_key', ['player_id', 'sysname'])
      .execute()

    await database.schema
      .createTable('events')
      .addColumn('id', 'integer', generatedId)
      .addColumn('player_id', 'integer')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('params', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute()

    await database.schema
      .createTable('launches')
      .addColumn('id', 'integer', generatedId)
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('sysname', 'text', (column) => column.notNull().references('games.sysname'))
      .addColumn('mode', 'text', (column) => column.notNull())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('session_hash', 'text')
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute()

    await database.schema
      .createTable('rounds')
      .addColumn('launch_id', 'integer', (column) => column.notNull().references('launches.id'))
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('stake', 'bigint', (column) => column.notNull())
      .addColumn('win', 'bigint', (column) => column.notNull())
      .addColumn('outcome', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('rounds_key', ['launch_id', 'key'])
      .execute()
  },
}

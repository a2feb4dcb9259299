import type { Migration } from 'kysely'
import { generatedId } from '../../server/db/columns.ts'

/** A catalogue that may shrink, and requests for the history as a file. */
export const games: Migration = {
  async up(database) {
    await database.schema
      .alterTable('games')
      .addColumn('is_offered', 'integer', (column) => column.notNull().defaultTo(1))
      .execute()

    await database.schema
      .createTable('seeds')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .execute()

    await database.schema
      .createTable('history_exports')
      .addColumn('id', 'integer', generatedId)
      .addColumn('player_id', 'integer', (column) => column.notNull().references('players.id'))
      .addColumn('token', 'text', (column) => column.notNull().unique())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('placed_from', 'bigint', (column) => column.notNull())
      .addColumn('placed_until', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute()
    await database.schema
      .createIndex('history_exports_player')
      .on('history_exports')
      .columns(['player_id', 'id'])
      .execute()
  },
}

import type { Migration } from 'kysely'
import { generatedId } from '../../server/db/columns.ts'

/** Bets for money, of every game. */
export const bets: Migration = {
  async up(database) {
    await database.schema
      .createTable('bets')
      .addColumn('id', 'integer', generatedId)
      .addColumn('player_id', 'integer', (column) => column.notNull().references('players.id'))
      .addColumn('sysname', 'text', (column) => column.notNull())
      .addColumn('game_type', 'text', (column) => column.notNull())
      .addColumn('reference', 'text', (column) => column.notNull().unique())
      .addColumn('stake', 'bigint', (column) => column.notNull())
      .addColumn('win', 'bigint', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('purse', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('placed_at', 'bigint', (column) => column.notNull())
      .addColumn('settled_at', 'bigint')
      .addColumn('detail', 'text')
      .execute()
    await database.schema.createIndex('bets_player').on('bets').columns(['player_id', 'id']).execute()
    await database.schema.createIndex('bets_settled').on('bets').columns(['settled_at', 'id']).execute()
  },
}

import type { Migration } from 'kysely'
import { generatedId } from '../../server/db/columns.ts'

/** Packs of free spins. */
export const freespins: Migration = {
  async up(database) {
    await database.schema
      .createTable('freespin_packs')
      .addColumn('id', 'integer', generatedId)
      .addColumn('player_id', 'integer', (column) => column.notNull().references('players.id'))
      .addColumn('sysname', 'text', (column) => column.notNull())
      .addColumn('total_count', 'integer', (column) => column.notNull())
      .addColumn('remaining_count', 'integer', (column) => column.notNull())
      .addColumn('stake', 'bigint', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('granted_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute()
    await database.schema
      .createIndex('freespin_packs_player')
      .on('freespin_packs')
      .columns(['player_id', 'id'])
      .execute()
  },
}

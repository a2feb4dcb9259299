import type { Migration } from 'kysely'
import { generatedId } from '../../server/contracts/database.ts'

/** Logins and failed attempts. An older build records none. */
export const playerLogins: Migration = {
  async up({ schema }) {
    await schema
      .createTable('player_logins')
      .addColumn('id', 'integer', generatedId)
      .addColumn('player_id', 'integer', (column) => column.notNull().references('players.id'))
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('user_agent', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('method', 'text', (column) => column.notNull())
      .addColumn('session_hash', 'text')
      .addColumn('is_successful', 'integer', (column) => column.notNull())
      .addColumn('is_known_device', 'integer', (column) => column.notNull())
      .execute()
    await schema
      .createIndex('player_logins_player')
      .on('player_logins')
      .columns(['player_id', 'id'])
      .execute()
  },
}

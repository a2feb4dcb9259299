import type { Migration } from 'kysely'
import { generatedId } from '../../server/contracts/database.ts'

/**
 * What notifications need besides existing tables: which were read, from which devices players have logged in, and
 * when a limit was changed, which an older build leaves empty.
 */
export const notifications: Migration = {
  async up({ schema }) {
    await schema
      .createTable('notification_reads')
      .addColumn('player_id', 'integer', (column) => column.notNull().references('players.id'))
      .addColumn('notification_id', 'text', (column) => column.notNull())
      .addColumn('read_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('notification_reads_key', ['player_id', 'notification_id'])
      .execute()
    await schema
      .createTable('player_devices')
      .addColumn('id', 'integer', generatedId)
      .addColumn('player_id', 'integer', (column) => column.notNull().references('players.id'))
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('player_devices_key', ['player_id', 'device'])
      .execute()
    await schema.alterTable('play_limits').addColumn('changed_at', 'bigint').execute()
  },
}

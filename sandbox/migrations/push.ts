import type { Migration } from 'kysely'
import { generatedId } from '../../server/contracts/database.ts'

/** Devices with web push, and what was sent to them. An older build sends nothing. */
export const push: Migration = {
  async up({ schema }) {
    await schema
      .createTable('push_devices')
      .addColumn('id', 'integer', generatedId)
      .addColumn('player_id', 'integer', (column) => column.notNull().references('players.id'))
      .addColumn('session_hash', 'text', (column) => column.notNull())
      .addColumn('endpoint', 'text', (column) => column.notNull().unique())
      .addColumn('p256dh', 'text', (column) => column.notNull())
      .addColumn('auth', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('kinds', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('failures', 'integer', (column) => column.notNull())
      .execute()
    await schema.createIndex('push_devices_player').on('push_devices').columns(['player_id']).execute()
    await schema
      .createTable('push_deliveries')
      .addColumn('device_id', 'integer', (column) =>
        column.notNull().references('push_devices.id').onDelete('cascade'),
      )
      .addColumn('notification_id', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'bigint')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('push_deliveries_key', ['device_id', 'notification_id'])
      .execute()
  },
}

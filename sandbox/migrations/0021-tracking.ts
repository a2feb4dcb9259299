import type { Migration } from 'kysely'
import { generatedId } from '../../server/db/columns.ts'

/** Hits of the tracking image, what fingerprints tell of devices, and the marks that players registered with. */
export const tracking: Migration = {
  async up(database) {
    await database.schema
      .createTable('hits')
      .addColumn('id', 'integer', generatedId)
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('player_id', 'integer')
      .addColumn('referer', 'text', (column) => column.notNull())
      .addColumn('marks', 'text', (column) => column.notNull())
      .addColumn('fraud_session', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute()
    await database.schema
      .createTable('devices')
      .addColumn('id', 'integer', generatedId)
      .addColumn('fraud_session', 'text', (column) => column.notNull())
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute()
    await database.schema
      .createTable('registration_marks')
      .addColumn('player_id', 'integer', (column) => column.primaryKey().references('players.id'))
      .addColumn('marks', 'text', (column) => column.notNull())
      .execute()
  },
}

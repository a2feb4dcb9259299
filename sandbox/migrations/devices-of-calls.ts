import type { Migration } from 'kysely'

/** Descriptions of devices come with calls, no longer with a report of the fraud-detection service. */
export const devicesOfCalls: Migration = {
  async up(database) {
    await database.schema.alterTable('devices').renameColumn('fraud_session', 'call_name').execute()
  },
}

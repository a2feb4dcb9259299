import type { Migration } from 'kysely'

/** Use, device and confirmation of sessions. All optional: an older build inserts sessions without them. */
export const describeSessions: Migration = {
  async up(database) {
    for (const column of ['last_used_at', 'confirmed_until'])
      await database.schema.alterTable('sessions').addColumn(column, 'bigint').execute()
    for (const column of ['user_agent', 'address'])
      await database.schema.alterTable('sessions').addColumn(column, 'text').execute()
    await database.schema.createIndex('sessions_player').on('sessions').column('player_id').execute()
  },
}

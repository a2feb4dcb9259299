import type { Migration } from 'kysely'

/** Authenticator apps. An older build ignores them: logins there need no code of the app. */
export const authenticators: Migration = {
  async up({ schema }) {
    await schema
      .createTable('authenticators')
      .addColumn('player_id', 'integer', (column) => column.primaryKey().references('players.id'))
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('is_confirmed', 'integer', (column) => column.notNull())
      .addColumn('last_step', 'bigint', (column) => column.notNull())
      .addColumn('recovery', 'text', (column) => column.notNull())
      .execute()
  },
}

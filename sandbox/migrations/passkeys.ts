import type { Migration } from 'kysely'

/** Passkeys of players. An older build ignores them: players log in with their passwords there. */
export const passkeys: Migration = {
  async up({ schema }) {
    await schema
      .createTable('passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('player_id', 'integer', (column) => column.notNull().references('players.id'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint')
      .execute()
    await schema.createIndex('passkeys_player').on('passkeys').columns(['player_id']).execute()
    await schema
      .createTable('passkey_challenges')
      .addColumn('challenge', 'text', (column) => column.primaryKey())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute()
  },
}

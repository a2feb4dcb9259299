import { sql, type Migration } from 'kysely'
import { generatedId } from '../../server/db/columns.ts'

/** Flags that every player has from now on. */
const playerFlags = [
  'is_deleted',
  'is_on_verification',
  'is_kyc_block_enabled',
  'two_factor_auth',
  'is_excluded_for_good',
] as const

/** Contacts, codes, profiles, identities elsewhere, bounds of play, and what the site keeps for players. */
export const accounts: Migration = {
  async up(database) {
    for (const flag of playerFlags)
      await database.schema
        .alterTable('players')
        .addColumn(flag, 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
    for (const moment of ['time_out_until', 'excluded_until'])
      await database.schema.alterTable('players').addColumn(moment, 'bigint').execute()
    await database.schema.alterTable('players').addColumn('fakename_key', 'text').execute()
    await sql`update players set fakename_key = lower(fakename)`.execute(database)
    await database.schema
      .createIndex('players_fakename')
      .unique()
      .on('players')
      .column('fakename_key')
      .execute()

    await database.schema
      .createTable('contacts')
      .addColumn('id', 'integer', generatedId)
      .addColumn('player_id', 'integer', (column) => column.notNull().references('players.id'))
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('contact', 'text', (column) => column.notNull())
      .addColumn('phone_country_code', 'text')
      .addColumn('is_confirmed', 'integer', (column) => column.notNull())
      .addColumn('is_subscribed', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('contacts_key', ['player_id', 'contact'])
      .execute()
    await database.schema.createIndex('contacts_contact').on('contacts').column('contact').execute()
    await sql`insert into contacts
      (player_id, type, contact, phone_country_code, is_confirmed, is_subscribed, created_at)
      select id, 'phone', phone, country_code, 0, 0, created_at from players where phone is not null`.execute(
      database,
    )
    await sql`insert into contacts
      (player_id, type, contact, phone_country_code, is_confirmed, is_subscribed, created_at)
      select id, 'email', email, null, 0, 0, created_at from players where email is not null`.execute(
      database,
    )

    await database.schema
      .createTable('codes')
      .addColumn('player_id', 'integer', (column) => column.notNull().references('players.id'))
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('contact', 'text', (column) => column.notNull())
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('sent_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('codes_key', ['player_id', 'purpose', 'contact'])
      .execute()

    await database.schema
      .createTable('outbox')
      .addColumn('id', 'integer', generatedId)
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('code', 'text')
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute()
    await database.schema.createIndex('outbox_recipient').on('outbox').columns(['recipient', 'id']).execute()

    await database.schema
      .createTable('profiles')
      .addColumn('player_id', 'integer', (column) => column.primaryKey().references('players.id'))
      .addColumn('first_name', 'text', (column) => column.notNull())
      .addColumn('last_name', 'text', (column) => column.notNull())
      .addColumn('sex', 'integer', (column) => column.notNull())
      .addColumn('document_type', 'text', (column) => column.notNull())
      .addColumn('document_number', 'text', (column) => column.notNull())
      .addColumn('country', 'text', (column) => column.notNull())
      .addColumn('region', 'text', (column) => column.notNull())
      .addColumn('home_town', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('postcode', 'text', (column) => column.notNull())
      .execute()

    await database.schema
      .createTable('social_tokens')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('provider', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('email', 'text')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint')
      .execute()

    await database.schema
      .createTable('social_identities')
      .addColumn('provider', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('player_id', 'integer', (column) => column.notNull().references('players.id'))
      .addPrimaryKeyConstraint('social_identities_key', ['provider', 'subject'])
      .execute()

    await database.schema
      .createTable('secrets')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()

    await database.schema
      .createTable('storage_items')
      .addColumn('player_id', 'integer', (column) => column.notNull().references('players.id'))
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('storage_items_key', ['player_id', 'key'])
      .execute()

    await database.schema
      .createTable('play_limits')
      .addColumn('player_id', 'integer', (column) => column.notNull().references('players.id'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('period', 'text', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('bound', 'bigint', (column) => column.notNull())
      .addColumn('next_bound', 'bigint')
      .addColumn('next_currency', 'text')
      .addColumn('next_at', 'bigint')
      .addPrimaryKeyConstraint('play_limits_key', ['player_id', 'kind', 'period'])
      .execute()

    await database.schema
      .createTable('play_spans')
      .addColumn('id', 'integer', generatedId)
      .addColumn('player_id', 'integer', (column) => column.notNull().references('players.id'))
      .addColumn('started_at', 'bigint', (column) => column.notNull())
      .addColumn('ended_at', 'bigint', (column) => column.notNull())
      .execute()
    await database.schema
      .createIndex('play_spans_player')
      .on('play_spans')
      .columns(['player_id', 'ended_at'])
      .execute()

    await database.schema
      .createTable('feedback')
      .addColumn('id', 'integer', generatedId)
      .addColumn('player_id', 'integer')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute()

    await database.schema
      .createTable('chat_events')
      .addColumn('id', 'integer', generatedId)
      .addColumn('player_id', 'integer', (column) => column.notNull().references('players.id'))
      .addColumn('channel_id', 'text', (column) => column.notNull())
      .addColumn('conversation_id', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute()
  },
}

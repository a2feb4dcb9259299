import type { Kysely } from 'kysely'
import { generatedId } from '../../../server/contracts/database.ts'

/** Players, their logins, contacts and profiles, and what the site stores for them. */
export async function createAccountsTables(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('players')
    .addColumn('id', 'integer', generatedId)
    .addColumn('phone', 'text', (column) => column.unique())
    .addColumn('email', 'text', (column) => column.unique())
    .addColumn('fakename', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('birth_date', 'text')
    .addColumn('country_code', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('promo_code', 'text')
    .addColumn('is_banned', 'integer', (column) => column.notNull())
    .addColumn('is_verified', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('is_deleted', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('is_on_verification', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('is_kyc_block_enabled', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('two_factor_auth', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('is_excluded_for_good', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('time_out_until', 'bigint')
    .addColumn('excluded_until', 'bigint')
    .addColumn('fakename_key', 'text')
    .execute()
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

  await database.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('player_id', 'integer', (column) => column.notNull().references('players.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()

  await database.schema
    .createTable('attempts')
    .addColumn('id', 'integer', generatedId)
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await database.schema.createIndex('attempts_subject').on('attempts').columns(['subject', 'at']).execute()

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
}

import type { Kysely } from 'kysely'
import { generatedId } from '../../../server/contracts/database.ts'

/** State of the simulated providers: identity check, chat, tracking. */
export async function createProvidersTables(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('identity_applicants')
    .addColumn('player_id', 'integer', (column) => column.primaryKey().references('players.id'))
    .addColumn('applicant_id', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()

  await database.schema
    .createTable('identity_checks')
    .addColumn('id', 'integer', generatedId)
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('player_id', 'integer', (column) => column.notNull().references('players.id'))
    .addColumn('external_action_id', 'text')
    .addColumn('document_type', 'text')
    .addColumn('step', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()

  await database.schema
    .createTable('chat_conversations')
    .addColumn('id', 'integer', generatedId)
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('identifier', 'text')
    .addColumn('name', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()

  await database.schema
    .createTable('chat_messages')
    .addColumn('id', 'integer', generatedId)
    .addColumn('conversation_id', 'integer', (column) => column.notNull().references('chat_conversations.id'))
    .addColumn('sender', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await database.schema
    .createIndex('chat_messages_conversation')
    .on('chat_messages')
    .columns(['conversation_id', 'id'])
    .execute()

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
}

import type { Migration } from 'kysely'
import { generatedId } from '../../server/db/columns.ts'

/** What the console switches, and what the simulated providers of identity checks and chat remember. */
export const outside: Migration = {
  async up(database) {
    await database.schema
      .createTable('controls')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()

    await database.schema
      .createTable('fault_switches')
      .addColumn('id', 'integer', generatedId)
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('call_name', 'text', (column) => column.notNull())
      .addColumn('player_id', 'integer')
      .addColumn('error_type', 'text')
      .addColumn('error_data', 'text')
      .addColumn('delay', 'integer', (column) => column.notNull())
      .addColumn('times_left', 'integer')
      .execute()

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
      .addColumn('conversation_id', 'integer', (column) =>
        column.notNull().references('chat_conversations.id'),
      )
      .addColumn('sender', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute()
    await database.schema
      .createIndex('chat_messages_conversation')
      .on('chat_messages')
      .columns(['conversation_id', 'id'])
      .execute()
  },
}

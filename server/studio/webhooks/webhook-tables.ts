import { sql, type Generated, type Kysely, type Migration } from 'kysely'
import type { DeliveryState, WebhookState } from '../../../schemas/studio/webhooks.ts'
import { generatedId } from '../../db/columns.ts'

export interface WebhookTables {
  webhooks: {
    id: Generated<number>
    name: string
    url: string
    /** As JSON. */
    events: string
    /** Readable, since messages are signed with it. */
    secret: string
    /** Also signs, until then. */
    former_secret: string | null
    former_until: number | null
    state: WebhookState
    /** Failed attempts since the last success. */
    failures: number
    created_at: number
    created_by: string
  }
  /** The queue of messages and its history. */
  webhook_deliveries: {
    id: Generated<number>
    webhook_id: number
    message_id: string
    event: string
    /** The body as it is sent. */
    body: string
    state: DeliveryState
    attempts: number
    next_at: number
    /** Until when a server that sends it has it for itself. */
    claimed_until: number | null
    status: number | null
    /** A phrase as JSON; in rows of earlier versions a text in English. */
    error: string | null
    created_at: number
    sent_at: number | null
  }
  /** The last publication that was announced. One row. */
  webhook_progress: { id: number; content_version: number }
}

export const webhookMigrations: Record<string, Migration> = {
  '0015-webhooks': {
    async up(database: Kysely<unknown>) {
      const { schema } = database
      await schema
        .createTable('webhooks')
        .addColumn('id', 'integer', generatedId)
        .addColumn('name', 'varchar(80)', (column) => column.notNull())
        .addColumn('url', 'varchar(1000)', (column) => column.notNull())
        .addColumn('events', 'text', (column) => column.notNull())
        .addColumn('secret', 'varchar(80)', (column) => column.notNull())
        .addColumn('former_secret', 'varchar(80)')
        .addColumn('former_until', 'integer')
        .addColumn('state', 'varchar(16)', (column) => column.notNull())
        .addColumn('failures', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'integer', (column) => column.notNull())
        .addColumn('created_by', 'varchar(80)', (column) => column.notNull())
        .execute()
      await schema
        .createTable('webhook_deliveries')
        .addColumn('id', 'integer', generatedId)
        .addColumn('webhook_id', 'integer', (column) => column.notNull())
        .addColumn('message_id', 'varchar(60)', (column) => column.notNull())
        .addColumn('event', 'varchar(40)', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('state', 'varchar(16)', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('next_at', 'integer', (column) => column.notNull())
        .addColumn('claimed_until', 'integer')
        .addColumn('status', 'integer')
        .addColumn('error', 'varchar(300)')
        .addColumn('created_at', 'integer', (column) => column.notNull())
        .addColumn('sent_at', 'integer')
        .execute()
      await schema
        .createIndex('webhook_deliveries_due')
        .on('webhook_deliveries')
        .columns(['state', 'next_at'])
        .execute()
      await schema
        .createIndex('webhook_deliveries_webhook')
        .on('webhook_deliveries')
        .columns(['webhook_id', 'id'])
        .execute()
      await schema
        .createTable('webhook_progress')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('content_version', 'integer', (column) => column.notNull())
        .execute()
      // Releases of earlier versions are not announced.
      await schema.alterTable('schedules').addColumn('announced', 'varchar(16)').execute()
      await sql`update schedules set announced = state where name is not null`.execute(database)
    },
  },
}

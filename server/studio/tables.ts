import type { Generated, Kysely, Migration } from 'kysely'
import type { DocumentKind } from '../../schemas/kinds/index.ts'
import type { ScheduleState } from '../../schemas/studio/releases.ts'
import type { Role } from '../../schemas/studio/roles.ts'
import { generatedId } from '../db/columns.ts'
import { actorMigrations } from './actor-migrations.ts'
import { batchMigrations, type BatchTables } from './batches/batch-tables.ts'
import { factorMigrations, type FactorTables } from './accounts/factor-tables.ts'
import { tokenMigrations, type TokenTables } from './accounts/token-tables.ts'
import { experimentMigrations, type ExperimentTables } from './experiments/experiment-tables.ts'
import { resultMigrations, type ResultTables } from './results/results-tables.ts'
import { transferMigrations, type TransferTables } from './transfer/transfer-tables.ts'
import { singleSignOnMigrations, type SingleSignOnTables } from './single-sign-on/sso-tables.ts'
import { hintMigrations, type HintTables } from './documents/hint-tables.ts'
import { reviewMigrations, type ReviewTables } from './review/review-tables.ts'
import { translationMigrations, type TranslationTables } from './translations/pair-tables.ts'
import { webhookMigrations, type WebhookTables } from './webhooks/webhook-tables.ts'

/** Timestamps are milliseconds since 1970, flags are 0 or 1. */
export interface StudioTables
  extends
    BatchTables,
    ExperimentTables,
    ResultTables,
    FactorTables,
    TransferTables,
    HintTables,
    ReviewTables,
    SingleSignOnTables,
    TokenTables,
    TranslationTables,
    WebhookTables {
  users: {
    id: Generated<number>
    login: string
    name: string
    role: Role
    password_hash: string
    is_active: number
  }
  sessions: {
    token_hash: string
    user_id: number
    expires_at: number
    /** Last action; null in sessions of an earlier version. */
    used_at: number | null
    /** Where the user signed in. */
    address: string | null
    browser: string | null
    /** Whether the provider of single sign-on has signed the user in; null as well in sessions of an earlier version. */
    is_single_sign_on: number | null
  }
  settings: { name: string; value: string }
  /** Drafts of shared preview links as JSON, as they were when the link was made. */
  shared_previews: {
    id: string
    expires_at: number
    drafts: string
    /** Who made the link; null in rows of older builds. */
    user_id: number | null
  }
  /** Wrong passwords, per login and per address. */
  attempts: { id: Generated<number>; subject: string; at: number }
  /** Saved but unpublished changes: at most one draft per document. */
  drafts: {
    kind: DocumentKind
    key: string
    schema_version: number
    body: string
    revision: number
    saved_at: number
    saved_by: string
    /** null: unknown, also in rows of older builds, as are the ids below. */
    saved_by_id: number | null
    /** Key of the published document that this draft replaces. */
    replaces: string | null
    /** Names of the drafts to publish together with it, as JSON. */
    along: string
  }
  /** Discarded drafts, which can be restored for some days. */
  discarded_drafts: {
    id: Generated<number>
    kind: DocumentKind
    key: string
    schema_version: number
    body: string
    saved_by: string
    saved_by_id: number | null
    discarded_at: number
    discarded_by: string
    discarded_by_id: number | null
    /** As in `drafts`; null in rows of older builds, too. */
    replaces: string | null
    along: string | null
    /** Ids of its authors as JSON; null in rows of older builds. */
    authors: string | null
  }
  /** Users with a document open; refreshed while it stays open. */
  editors: {
    session_hash: string
    document: string
    user_id: number | null
    name: string
    since: number
    seen_at: number
  }
  /** Publications and removals: at a set time or, if they have a name, releases in every state. */
  schedules: {
    id: Generated<number>
    action: 'publish' | 'archive'
    documents: string
    /** When it is or was due; 0 without a time. */
    at: number
    by: string
    by_id: number | null
    state: ScheduleState
    /** Issues as JSON. The column keeps its first name, so that servers of two builds can share a database. */
    verdicts: string
    /** The drafts to publish as JSON, as they were when the action was scheduled; null if it ran or is older. */
    pinned: string | null
    /** Name of a release; null for others. */
    name: string | null
    /** Last change of a release; null for others. */
    changed_at: number | null
    /** The publication that it made; null before, if it changed nothing, and in rows of an earlier version. */
    content_version: number | null
    /** Until when a server that carries it out has it for itself; null before and afterwards. */
    claimed_until: number | null
    /** What its drafts had replaced and brought along, as JSON; null before, without any, and in rows of older builds. */
    renamings: string | null
    /** When the site is to be as before again; null: never, or that was carried out or skipped. */
    ends_at: number | null
    /** State of a release that webhooks have announced; null: none. */
    announced: string | null
  }
  audit: {
    id: Generated<number>
    at: number
    /** The name that the user had; empty for the server itself. */
    by: string
    user_id: number | null
    action: string
    subject: string
    /** Id of the access token with which the user did it. */
    token_id: number | null
    /** What changed in documents, and warnings and reason of a publication, as JSON; null: nothing of these. */
    detail: string | null
    /** What a search looks in, in lower case; null in rows of older builds. */
    search: string | null
  }
  secrets: { name: string; value: string }
}

export type StudioDatabase = Kysely<StudioTables>

export const studioMigrations: Record<string, Migration> = {
  '0001-studio': {
    async up(database: Kysely<unknown>) {
      const { schema } = database
      await schema
        .createTable('users')
        .addColumn('id', 'integer', generatedId)
        .addColumn('login', 'varchar(80)', (column) => column.notNull().unique())
        .addColumn('name', 'varchar(80)', (column) => column.notNull())
        .addColumn('role', 'varchar(16)', (column) => column.notNull())
        .addColumn('password_hash', 'varchar(200)', (column) => column.notNull())
        .addColumn('is_active', 'integer', (column) => column.notNull())
        .execute()
      await schema
        .createTable('sessions')
        .addColumn('token_hash', 'varchar(64)', (column) => column.primaryKey())
        .addColumn('user_id', 'integer', (column) => column.notNull())
        .addColumn('expires_at', 'integer', (column) => column.notNull())
        .execute()
      await schema
        .createTable('attempts')
        .addColumn('id', 'integer', generatedId)
        .addColumn('subject', 'varchar(160)', (column) => column.notNull())
        .addColumn('at', 'integer', (column) => column.notNull())
        .execute()
      await schema.createIndex('attempts_subject').on('attempts').columns(['subject', 'at']).execute()
      await schema
        .createTable('drafts')
        .addColumn('kind', 'varchar(16)', (column) => column.notNull())
        .addColumn('key', 'varchar(80)', (column) => column.notNull())
        .addColumn('schema_version', 'integer', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('revision', 'integer', (column) => column.notNull())
        .addColumn('saved_at', 'integer', (column) => column.notNull())
        .addColumn('saved_by', 'varchar(80)', (column) => column.notNull())
        .addPrimaryKeyConstraint('drafts_key', ['kind', 'key'])
        .execute()
      await schema
        .createTable('editors')
        .addColumn('session_hash', 'varchar(64)', (column) => column.notNull())
        .addColumn('document', 'varchar(120)', (column) => column.notNull())
        .addColumn('name', 'varchar(80)', (column) => column.notNull())
        .addColumn('since', 'integer', (column) => column.notNull())
        .addColumn('seen_at', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('editors_key', ['session_hash', 'document'])
        .execute()
      await schema
        .createTable('schedules')
        .addColumn('id', 'integer', generatedId)
        .addColumn('action', 'varchar(16)', (column) => column.notNull())
        .addColumn('documents', 'text', (column) => column.notNull())
        .addColumn('at', 'integer', (column) => column.notNull())
        .addColumn('by', 'varchar(80)', (column) => column.notNull())
        .addColumn('state', 'varchar(16)', (column) => column.notNull())
        .addColumn('verdicts', 'text', (column) => column.notNull())
        .execute()
      await schema
        .createTable('audit')
        .addColumn('id', 'integer', generatedId)
        .addColumn('at', 'integer', (column) => column.notNull())
        .addColumn('by', 'varchar(80)', (column) => column.notNull())
        .addColumn('action', 'varchar(40)', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .execute()
      await schema
        .createTable('secrets')
        .addColumn('name', 'varchar(40)', (column) => column.primaryKey())
        .addColumn('value', 'varchar(120)', (column) => column.notNull())
        .execute()
    },
  },
  '0002-renaming': {
    async up({ schema }: Kysely<unknown>) {
      await schema.alterTable('drafts').addColumn('replaces', 'varchar(80)').execute()
      await schema
        .alterTable('drafts')
        .addColumn('along', 'text', (column) => column.notNull().defaultTo('[]'))
        .execute()
    },
  },
  '0003-pinned-drafts': {
    async up({ schema }: Kysely<unknown>) {
      await schema.alterTable('schedules').addColumn('pinned', 'text').execute()
    },
  },
  '0004-audit-index': {
    async up({ schema }: Kysely<unknown>) {
      await schema.createIndex('audit_action').on('audit').columns(['action', 'at']).execute()
    },
  },
  '0005-used-sessions': {
    async up({ schema }: Kysely<unknown>) {
      await schema.alterTable('sessions').addColumn('used_at', 'integer').execute()
      await schema.alterTable('sessions').addColumn('address', 'varchar(80)').execute()
      await schema.alterTable('sessions').addColumn('browser', 'varchar(200)').execute()
    },
  },
  '0007-shared-previews': {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .createTable('shared_previews')
        .addColumn('id', 'varchar(64)', (column) => column.primaryKey())
        .addColumn('expires_at', 'integer', (column) => column.notNull())
        .addColumn('drafts', 'text', (column) => column.notNull())
        .execute()
    },
  },
  '0009-discarded-drafts': {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .createTable('discarded_drafts')
        .addColumn('id', 'integer', generatedId)
        .addColumn('kind', 'varchar(16)', (column) => column.notNull())
        .addColumn('key', 'varchar(80)', (column) => column.notNull())
        .addColumn('schema_version', 'integer', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('saved_by', 'varchar(80)', (column) => column.notNull())
        .addColumn('discarded_at', 'integer', (column) => column.notNull())
        .addColumn('discarded_by', 'varchar(80)', (column) => column.notNull())
        .execute()
    },
  },
  '0010-discarded-renames': {
    async up({ schema }: Kysely<unknown>) {
      await schema.alterTable('discarded_drafts').addColumn('replaces', 'varchar(80)').execute()
      await schema.alterTable('discarded_drafts').addColumn('along', 'text').execute()
    },
  },
  '0011-releases': {
    async up({ schema }: Kysely<unknown>) {
      await schema.alterTable('schedules').addColumn('name', 'varchar(80)').execute()
      await schema.alterTable('schedules').addColumn('changed_at', 'integer').execute()
      await schema.alterTable('schedules').addColumn('content_version', 'integer').execute()
      await schema.alterTable('schedules').addColumn('claimed_until', 'integer').execute()
    },
  },
  '0022-makers-of-previews': {
    async up({ schema }: Kysely<unknown>) {
      await schema.alterTable('shared_previews').addColumn('user_id', 'integer').execute()
    },
  },
  ...factorMigrations,
  ...reviewMigrations,
  ...tokenMigrations,
  ...webhookMigrations,
  ...translationMigrations,
  ...experimentMigrations,
  ...resultMigrations,
  ...transferMigrations,
  ...singleSignOnMigrations,
  ...batchMigrations,
  ...hintMigrations,
  ...actorMigrations,
  '0026-schedule-ends': {
    async up({ schema }: Kysely<unknown>) {
      await schema.alterTable('schedules').addColumn('ends_at', 'integer').execute()
    },
  },
  '0024-audit-details': {
    async up({ schema }: Kysely<unknown>) {
      await schema.alterTable('audit').addColumn('detail', 'text').execute()
    },
  },
  '0028-audit-search': {
    async up({ schema }: Kysely<unknown>) {
      await schema.alterTable('audit').addColumn('search', 'text').execute()
    },
  },
}

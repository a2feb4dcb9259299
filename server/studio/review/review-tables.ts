import type { Generated, Kysely, Migration } from 'kysely'
import type { ApprovalSubject, ReviewAction } from '../../../schemas/studio/reviews.ts'
import type { Role } from '../../../schemas/studio/roles.ts'
import { generatedId } from '../../db/columns.ts'

/** `subject`: `kind/key` of a document, or `release/id`. */
export interface ReviewTables {
  /** Open requests: at most one per subject. `users`, `roles`: JSON lists of those who were asked. */
  review_requests: {
    subject: string
    user_id: number
    at: number
    message: string
    users: string
    roles: string
  }
  /** Everything that happened in reviews, decisions too. Rows are only added, so that no decision is lost. */
  review_steps: {
    id: Generated<number>
    subject: string
    at: number
    /** null: published by a schedule of an earlier version, or by another server. */
    user_id: number | null
    by: string
    action: ReviewAction
    text: string
    /** Of the draft that was decided about; of removals the content version that published the document. */
    revision: number | null
  }
  /** `thread`: id of the first comment; null for that one, which alone may be resolved. */
  review_comments: {
    id: Generated<number>
    subject: string
    block: string | null
    path: string
    thread: number | null
    at: number
    user_id: number
    text: string
    resolved_at: number | null
    resolved_by: number | null
  }
  /** Users who have edited a draft since its document was published. */
  draft_authors: { document: string; user_id: number }
  /** Publications that were taken back: their content must not return without the approvals that it needs. */
  taken_back: { content_version: number; taken_back_by: number }
  approval_rules: { subject: ApprovalSubject; approvals: number; role: Role }
}

export const reviewMigrations: Record<string, Migration> = {
  '0012-reviews': {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .createTable('review_requests')
        .addColumn('subject', 'varchar(120)', (column) => column.primaryKey())
        .addColumn('user_id', 'integer', (column) => column.notNull())
        .addColumn('at', 'integer', (column) => column.notNull())
        .addColumn('message', 'text', (column) => column.notNull())
        .addColumn('users', 'text', (column) => column.notNull())
        .addColumn('roles', 'text', (column) => column.notNull())
        .execute()
      await schema
        .createTable('review_steps')
        .addColumn('id', 'integer', generatedId)
        .addColumn('subject', 'varchar(120)', (column) => column.notNull())
        .addColumn('at', 'integer', (column) => column.notNull())
        .addColumn('user_id', 'integer')
        .addColumn('by', 'varchar(80)', (column) => column.notNull())
        .addColumn('action', 'varchar(16)', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('revision', 'integer')
        .execute()
      await schema.createIndex('review_steps_subject').on('review_steps').column('subject').execute()
      await schema
        .createTable('review_comments')
        .addColumn('id', 'integer', generatedId)
        .addColumn('subject', 'varchar(120)', (column) => column.notNull())
        .addColumn('block', 'varchar(120)')
        .addColumn('path', 'varchar(400)', (column) => column.notNull())
        .addColumn('thread', 'integer')
        .addColumn('at', 'integer', (column) => column.notNull())
        .addColumn('user_id', 'integer', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('resolved_at', 'integer')
        .addColumn('resolved_by', 'integer')
        .execute()
      await schema.createIndex('review_comments_subject').on('review_comments').column('subject').execute()
      await schema
        .createTable('draft_authors')
        .addColumn('document', 'varchar(120)', (column) => column.notNull())
        .addColumn('user_id', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('draft_authors_key', ['document', 'user_id'])
        .execute()
      await schema
        .createTable('approval_rules')
        .addColumn('subject', 'varchar(16)', (column) => column.primaryKey())
        .addColumn('approvals', 'integer', (column) => column.notNull())
        .addColumn('role', 'varchar(16)', (column) => column.notNull())
        .execute()
    },
  },
  '0013-kept-authors': {
    async up({ schema }: Kysely<unknown>) {
      await schema.alterTable('discarded_drafts').addColumn('authors', 'text').execute()
      await schema.alterTable('schedules').addColumn('renamings', 'text').execute()
      await schema
        .createTable('taken_back')
        .addColumn('content_version', 'integer', (column) => column.primaryKey())
        .addColumn('taken_back_by', 'integer', (column) => column.notNull())
        .execute()
    },
  },
}

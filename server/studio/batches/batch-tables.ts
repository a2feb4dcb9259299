import type { Generated, Kysely, Migration } from 'kysely'
import { generatedId } from '../../db/columns.ts'

export interface BatchTables {
  /** Changes of several drafts, which can be taken back for some days. */
  draft_batches: {
    id: Generated<number>
    made_at: number
    made_by: string
    /** null in rows of older builds. */
    made_by_id: number | null
    /** Its documents with what they had before, as JSON. */
    documents: string
  }
}

export const batchMigrations: Record<string, Migration> = {
  '0021-draft-batches': {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .createTable('draft_batches')
        .addColumn('id', 'integer', generatedId)
        .addColumn('made_at', 'integer', (column) => column.notNull())
        .addColumn('made_by', 'varchar(80)', (column) => column.notNull())
        .addColumn('documents', 'text', (column) => column.notNull())
        .execute()
    },
  },
}

import type { Generated, Kysely, Migration } from 'kysely'
import { generatedId } from '../../db/columns.ts'

export interface TransferTables {
  /** Content of other sites that waits to be imported. */
  imports: {
    id: Generated<number>
    user_id: number
    created_at: number
    /** The exported file. */
    file: Buffer
  }
}

export const transferMigrations: Record<string, Migration> = {
  '0018-imports': {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .createTable('imports')
        .addColumn('id', 'integer', generatedId)
        .addColumn('user_id', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'integer', (column) => column.notNull())
        .addColumn('file', 'blob', (column) => column.notNull())
        .execute()
    },
  },
}

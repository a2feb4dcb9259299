import type { Kysely, Migration } from 'kysely'
import type { ResultKind } from '../../../schemas/studio/results.ts'

export interface ResultTables {
  /** What visitors have seen and used on a day: counts of visits, without visitors. */
  result_counts: {
    /** In the zone of the site, such as 2026-03-01. */
    day: string
    kind: ResultKind
    /** Key of the document, or address of the file. */
    key: string
    /** Id of the block; empty: the document as a whole. */
    block: string
    views: number
    /** Of files: downloads. */
    clicks: number
    registrations: number
    deposits: number
  }
}

export const resultMigrations: Record<string, Migration> = {
  '0027-results': {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .createTable('result_counts')
        .addColumn('day', 'varchar(10)', (column) => column.notNull())
        .addColumn('kind', 'varchar(16)', (column) => column.notNull())
        .addColumn('key', 'varchar(80)', (column) => column.notNull())
        .addColumn('block', 'varchar(64)', (column) => column.notNull())
        .addColumn('views', 'integer', (column) => column.notNull())
        .addColumn('clicks', 'integer', (column) => column.notNull())
        .addColumn('registrations', 'integer', (column) => column.notNull())
        .addColumn('deposits', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('result_counts_key', ['day', 'kind', 'key', 'block'])
        .execute()
    },
  },
}

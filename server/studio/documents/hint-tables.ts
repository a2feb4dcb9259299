import type { Kysely, Migration } from 'kysely'

export interface HintTables {
  /** Hints that nobody needs to see again. `document`: `kind/key`. `about`: hash of the text and the entry of the list. */
  dismissed_hints: { document: string; about: string }
}

export const hintMigrations: Record<string, Migration> = {
  '0025-dismissed-hints': {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .createTable('dismissed_hints')
        .addColumn('document', 'varchar(120)', (column) => column.notNull())
        .addColumn('about', 'varchar(32)', (column) => column.notNull())
        .addPrimaryKeyConstraint('dismissed_hints_key', ['document', 'about'])
        .execute()
    },
  },
}

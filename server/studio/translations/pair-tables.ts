import type { Kysely, Migration } from 'kysely'
import type { Locale } from '../../../schemas/locale.ts'
import type { TranslationMark } from '../../../schemas/studio/translations.ts'

export interface TranslationTables {
  /**
   * Translations with the source text that they were made for, as hashes. Rows are only added, whatever way a document
   * changes: a translation whose source is another one now is outdated, until it fits again or changes itself.
   */
  translation_pairs: {
    /** `kind/key`; of catalogues, that of the translated one. */
    document: string
    place: string
    locale: Locale
    source_hash: string
    target_hash: string
    seen_at: number
    mark: TranslationMark | null
    marked_by: string | null
  }
}

export const translationMigrations: Record<string, Migration> = {
  '0016-translation-pairs': {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .createTable('translation_pairs')
        .addColumn('document', 'varchar(120)', (column) => column.notNull())
        .addColumn('place', 'varchar(400)', (column) => column.notNull())
        .addColumn('locale', 'varchar(8)', (column) => column.notNull())
        .addColumn('source_hash', 'varchar(24)', (column) => column.notNull())
        .addColumn('target_hash', 'varchar(24)', (column) => column.notNull())
        .addColumn('seen_at', 'integer', (column) => column.notNull())
        .addColumn('mark', 'varchar(16)')
        .addColumn('marked_by', 'varchar(80)')
        .addPrimaryKeyConstraint('translation_pairs_key', [
          'document',
          'place',
          'locale',
          'source_hash',
          'target_hash',
        ])
        .execute()
    },
  },
}

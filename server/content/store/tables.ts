import type { Kysely, Migration } from 'kysely'
import type { ObjectType } from '../manifest.ts'

export interface ContentTables {
  /** Immutable texts, named by their hash: document bodies and compiled validators. */
  objects: { hash: string; type: ObjectType; content: string }
  /** Immutable states of the whole site; the highest version is in force. */
  snapshots: { version: number; created_at: string; author: string; manifest: string }
  /** Default documents that were once offered to this site, by hash, so that none comes a second time. */
  defaults: { document: string; hash: string }
}

export const contentMigrations: Record<string, Migration> = {
  '0001-content': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('objects')
        .addColumn('hash', 'varchar(64)', (column) => column.primaryKey())
        .addColumn('type', 'varchar(16)', (column) => column.notNull())
        .addColumn('content', 'text', (column) => column.notNull())
        .execute()
      await database.schema
        .createTable('snapshots')
        .addColumn('version', 'integer', (column) => column.primaryKey())
        .addColumn('created_at', 'varchar(32)', (column) => column.notNull())
        .addColumn('author', 'varchar(120)', (column) => column.notNull())
        .addColumn('manifest', 'text', (column) => column.notNull())
        .execute()
      await database.schema
        .createTable('defaults')
        .addColumn('document', 'varchar(120)', (column) => column.notNull())
        .addColumn('hash', 'varchar(64)', (column) => column.notNull())
        .addPrimaryKeyConstraint('defaults_key', ['document', 'hash'])
        .execute()
    },
  },
}

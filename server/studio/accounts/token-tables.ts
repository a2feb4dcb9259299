import type { Generated, Kysely, Migration } from 'kysely'
import { generatedId } from '../../db/columns.ts'

export interface TokenTables {
  /** Access tokens for the content API. They stay after their end, so that their holders learn why they are rejected. */
  access_tokens: {
    id: Generated<number>
    token_hash: string
    user_id: number
    name: string
    /** As JSON. */
    scopes: string
    /** Kinds of documents as JSON; empty: all. */
    kinds: string
    /** The last characters of the token. */
    ending: string
    created_at: number
    expires_at: number
    used_at: number | null
    revoked_at: number | null
  }
}

export const tokenMigrations: Record<string, Migration> = {
  '0014-access-tokens': {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .createTable('access_tokens')
        .addColumn('id', 'integer', generatedId)
        .addColumn('token_hash', 'varchar(64)', (column) => column.notNull().unique())
        .addColumn('user_id', 'integer', (column) => column.notNull())
        .addColumn('name', 'varchar(80)', (column) => column.notNull())
        .addColumn('scopes', 'text', (column) => column.notNull())
        .addColumn('kinds', 'text', (column) => column.notNull())
        .addColumn('ending', 'varchar(8)', (column) => column.notNull())
        .addColumn('created_at', 'integer', (column) => column.notNull())
        .addColumn('expires_at', 'integer', (column) => column.notNull())
        .addColumn('used_at', 'integer')
        .addColumn('revoked_at', 'integer')
        .execute()
      await schema.createIndex('access_tokens_user').on('access_tokens').column('user_id').execute()
    },
  },
}

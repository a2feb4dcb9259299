import type { Kysely, Migration } from 'kysely'

export interface SingleSignOnTables {
  /** Users by the provider's name for them, which stays the same when their e-mail address changes. */
  identities: { issuer: string; subject: string; user_id: number }
}

export const singleSignOnMigrations: Record<string, Migration> = {
  '0019-single-sign-on': {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .createTable('identities')
        .addColumn('issuer', 'varchar(300)', (column) => column.notNull())
        .addColumn('subject', 'varchar(255)', (column) => column.notNull())
        .addColumn('user_id', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('identities_key', ['issuer', 'subject'])
        .execute()
      await schema.createIndex('identities_user').on('identities').column('user_id').execute()
      await schema.alterTable('sessions').addColumn('is_single_sign_on', 'integer').execute()
    },
  },
}

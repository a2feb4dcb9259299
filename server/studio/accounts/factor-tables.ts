import type { Kysely, Migration } from 'kysely'

export interface FactorTables {
  /** Codes of an app (TOTP). Unconfirmed ones have no effect. `recovery`: hashes of unused codes, as JSON. */
  second_factors: {
    user_id: number
    /** In base 32. */
    secret: string
    is_confirmed: number
    /** Period of the last accepted code, which is not accepted again. */
    last_step: number
    recovery: string
  }
  /** Public keys of devices (WebAuthn), by the id of the credential; binary values in base64url. */
  passkeys: {
    id: string
    user_id: number
    name: string
    public_key: string
    /** Uses, as the device counts them; 0 for devices that do not count. */
    counter: number
    /** How browsers reach the device, as JSON. */
    transports: string
    created_at: number
    used_at: number | null
  }
  /** Challenges that passkeys have to sign. `user_id`: null for a sign-in. */
  passkey_challenges: { challenge: string; user_id: number | null; expires_at: number }
}

export const factorMigrations: Record<string, Migration> = {
  '0006-second-factors': {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .createTable('second_factors')
        .addColumn('user_id', 'integer', (column) => column.primaryKey())
        .addColumn('secret', 'varchar(80)', (column) => column.notNull())
        .addColumn('is_confirmed', 'integer', (column) => column.notNull())
        .addColumn('last_step', 'integer', (column) => column.notNull())
        .addColumn('recovery', 'text', (column) => column.notNull())
        .execute()
      await schema
        .createTable('settings')
        .addColumn('name', 'varchar(40)', (column) => column.primaryKey())
        .addColumn('value', 'varchar(200)', (column) => column.notNull())
        .execute()
    },
  },
  '0008-passkeys': {
    async up({ schema }: Kysely<unknown>) {
      await schema
        .createTable('passkeys')
        .addColumn('id', 'varchar(1400)', (column) => column.primaryKey())
        .addColumn('user_id', 'integer', (column) => column.notNull())
        .addColumn('name', 'varchar(80)', (column) => column.notNull())
        .addColumn('public_key', 'text', (column) => column.notNull())
        .addColumn('counter', 'integer', (column) => column.notNull())
        .addColumn('transports', 'varchar(200)', (column) => column.notNull())
        .addColumn('created_at', 'integer', (column) => column.notNull())
        .addColumn('used_at', 'integer')
        .execute()
      await schema.createIndex('passkeys_user').on('passkeys').column('user_id').execute()
      await schema
        .createTable('passkey_challenges')
        .addColumn('challenge', 'varchar(64)', (column) => column.primaryKey())
        .addColumn('user_id', 'integer')
        .addColumn('expires_at', 'integer', (column) => column.notNull())
        .execute()
    },
  },
}

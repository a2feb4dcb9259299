import type { Kysely, Migration } from 'kysely'

export interface MoneyTables {
  /** Money calls sent to the platform in the last day. */
  money_calls: {
    /** Hash of the session, so that the keys of two players never collide. */
    owner: string
    /** The Idempotency-Key. */
    key: string
    /** Hash of the call's name and parameters, keyed with the session, which is not stored. */
    body_hash: string
    /** JSON of the answer's data; null until the platform has confirmed. */
    answer: string | null
    /** No other request sends the call before this time, in milliseconds since 1970. */
    busy_until: number
    /** Time of the first request, in milliseconds since 1970. */
    at: number
  }
}

export const moneyMigrations: Record<string, Migration> = {
  '0001-money-calls': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('money_calls')
        .addColumn('owner', 'varchar(64)', (column) => column.notNull())
        .addColumn('key', 'varchar(200)', (column) => column.notNull())
        .addColumn('body_hash', 'varchar(64)', (column) => column.notNull())
        .addColumn('answer', 'text')
        .addColumn('busy_until', 'bigint', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('money_calls_key', ['owner', 'key'])
        .execute()
      await database.schema.createIndex('money_calls_by_age').on('money_calls').column('at').execute()
    },
  },
}

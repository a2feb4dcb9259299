import type { Kysely, Migration } from 'kysely'

export interface MoneyTables {
  /** Money calls that were sent on to the platform, for a day. */
  money_calls: {
    /** Hash of the session that it came from: keys of two players never meet. */
    owner: string
    /** The Idempotency-Key. */
    key: string
    /** Hash of call and parameters. */
    body_hash: string
    /** JSON of the answer's data; null as long as the platform has not said yes. */
    answer: string | null
    /** Until then nobody else sends it on; milliseconds since 1970. */
    busy_until: number
    /** When it first came; milliseconds since 1970. */
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

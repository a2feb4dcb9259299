import type { Kysely } from 'kysely'
import { generatedId } from '../../../server/contracts/database.ts'

/** State of the simulated games. */
export async function createSimulatorsTables(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('provably_fair_seeds')
    .addColumn('id', 'integer', generatedId)
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('server_seed', 'text', (column) => column.notNull())
    .addColumn('client_seed', 'text', (column) => column.notNull())
    .addColumn('next_nonce', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('revealed_at', 'bigint')
    .execute()
  await database.schema
    .createIndex('provably_fair_seeds_owner')
    .on('provably_fair_seeds')
    .columns(['owner', 'revealed_at'])
    .execute()

  await database.schema
    .createTable('crash_rounds')
    .addColumn('id', 'integer', generatedId)
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('sysname', 'text', (column) => column.notNull())
    .addColumn('mode', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('wallet', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('stake', 'bigint', (column) => column.notNull())
    .addColumn('win', 'bigint', (column) => column.notNull())
    .addColumn('auto_at', 'integer')
    .addColumn('crash_at', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('cashed_at', 'integer')
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('seeds_id', 'integer', (column) => column.notNull().references('provably_fair_seeds.id'))
    .addColumn('nonce', 'integer', (column) => column.notNull())
    .addUniqueConstraint('crash_rounds_key', ['owner', 'key'])
    .execute()
  await database.schema
    .createIndex('crash_rounds_due')
    .on('crash_rounds')
    .columns(['status', 'due_at'])
    .execute()

  await database.schema
    .createTable('sports_days')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('seed', 'text', (column) => column.notNull())
    .execute()

  await database.schema
    .createTable('sports_bets')
    .addColumn('id', 'integer', generatedId)
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('mode', 'text', (column) => column.notNull())
    .addColumn('wallet', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('stake', 'bigint', (column) => column.notNull())
    .addColumn('win', 'bigint', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('placed_at', 'bigint', (column) => column.notNull())
    .addColumn('settled_at', 'bigint')
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .execute()
  await database.schema
    .createIndex('sports_bets_due')
    .on('sports_bets')
    .columns(['status', 'due_at'])
    .execute()
  await database.schema.createIndex('sports_bets_owner').on('sports_bets').columns(['owner', 'id']).execute()

  await database.schema
    .createTable('sports_selections')
    .addColumn('bet_id', 'integer', (column) => column.notNull().references('sports_bets.id'))
    .addColumn('event_id', 'text', (column) => column.notNull())
    .addColumn('market', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('odds', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('sports_selections_key', ['bet_id', 'event_id'])
    .execute()
}

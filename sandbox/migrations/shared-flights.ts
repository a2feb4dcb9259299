import type { Migration } from 'kysely'
import { generatedId } from '../../server/contracts/database.ts'

/** Flights that all players of a crash game share, and their bets. `crash_rounds` keeps the rounds of one player. */
export const sharedFlights: Migration = {
  async up({ schema }) {
    await schema
      .createTable('crash_flights')
      .addColumn('id', 'integer', generatedId)
      .addColumn('sysname', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('server_seed', 'text', (column) => column.notNull())
      .addColumn('crash_at', 'integer', (column) => column.notNull())
      .addColumn('opens_at', 'bigint', (column) => column.notNull())
      .addColumn('starts_at', 'bigint', (column) => column.notNull())
      .addColumn('ends_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('crash_flights_number', ['sysname', 'number'])
      .execute()
    await schema.createIndex('crash_flights_end').on('crash_flights').column('ends_at').execute()
    await schema
      .createTable('crash_bets')
      .addColumn('id', 'integer', generatedId)
      .addColumn('flight_id', 'integer', (column) => column.notNull().references('crash_flights.id'))
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('player_id', 'integer', (column) => column.references('players.id'))
      .addColumn('mode', 'text', (column) => column.notNull())
      .addColumn('panel', 'integer', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('wallet', 'text', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('stake', 'bigint', (column) => column.notNull())
      .addColumn('win', 'bigint', (column) => column.notNull())
      .addColumn('auto_at', 'integer')
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('cashed_at', 'integer')
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('crash_bets_key', ['owner', 'key'])
      .execute()
    await schema.createIndex('crash_bets_due').on('crash_bets').columns(['status', 'due_at']).execute()
    await schema.createIndex('crash_bets_flight').on('crash_bets').columns(['flight_id', 'mode']).execute()
  },
}

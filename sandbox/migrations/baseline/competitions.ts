import type { Kysely } from 'kysely'
import { generatedId } from '../../../server/contracts/database.ts'

/** Tournaments and jackpots. */
export async function createCompetitionsTables(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('tournaments')
    .addColumn('id', 'integer', generatedId)
    .addColumn('series', 'text', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('finished_at', 'bigint', (column) => column.notNull())
    .addColumn('paid_at', 'bigint')
    .addUniqueConstraint('tournaments_series', ['series', 'started_at'])
    .execute()

  await database.schema
    .createTable('tournament_players')
    .addColumn('tournament_id', 'integer', (column) => column.notNull().references('tournaments.id'))
    .addColumn('player_id', 'integer', (column) => column.notNull().references('players.id'))
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('joined_at', 'bigint', (column) => column.notNull())
    .addColumn('reached_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('tournament_players_key', ['tournament_id', 'player_id'])
    .execute()
  await database.schema
    .createIndex('tournament_players_player')
    .on('tournament_players')
    .columns(['player_id', 'tournament_id'])
    .execute()

  await database.schema
    .createTable('jackpots')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('last_drop_at', 'bigint', (column) => column.notNull())
    .addColumn('simulated_until', 'bigint', (column) => column.notNull())
    .execute()

  await database.schema
    .createTable('jackpot_wins')
    .addColumn('id', 'integer', generatedId)
    .addColumn('jackpot_id', 'integer', (column) => column.notNull().references('jackpots.id'))
    .addColumn('player_id', 'integer', (column) => column.references('players.id'))
    .addColumn('fakename', 'text', (column) => column.notNull())
    .addColumn('sysname', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('won_at', 'bigint', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .execute()
  await database.schema
    .createIndex('jackpot_wins_latest')
    .on('jackpot_wins')
    .columns(['jackpot_id', 'won_at', 'id'])
    .execute()
}

import type { Kysely } from 'kysely'
import { generatedId } from '../../../server/contracts/database.ts'

/** Limits on play and the time spent on it. */
export async function createResponsibleTables(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('play_limits')
    .addColumn('player_id', 'integer', (column) => column.notNull().references('players.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('period', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('bound', 'bigint', (column) => column.notNull())
    .addColumn('next_bound', 'bigint')
    .addColumn('next_currency', 'text')
    .addColumn('next_at', 'bigint')
    .addPrimaryKeyConstraint('play_limits_key', ['player_id', 'kind', 'period'])
    .execute()

  await database.schema
    .createTable('play_spans')
    .addColumn('id', 'integer', generatedId)
    .addColumn('player_id', 'integer', (column) => column.notNull().references('players.id'))
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint', (column) => column.notNull())
    .execute()
  await database.schema
    .createIndex('play_spans_player')
    .on('play_spans')
    .columns(['player_id', 'ended_at'])
    .execute()
}

import type { Kysely } from 'kysely'
import { generatedId } from '../../../server/contracts/database.ts'

/** The catalogue, open games, bets and free spins. */
export async function createGamesTables(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('games')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('sysname', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('provider_sysname', 'text', (column) => column.notNull())
    .addColumn('priority', 'integer', (column) => column.notNull())
    .addColumn('tags', 'text', (column) => column.notNull())
    .addColumn('emblem', 'text')
    .addColumn('palette', 'text')
    .addColumn('players', 'integer', (column) => column.notNull())
    .addColumn('has_demo', 'integer', (column) => column.notNull())
    .addColumn('is_offered', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await database.schema.createIndex('games_priority').on('games').columns(['priority', 'id']).execute()

  await database.schema
    .createTable('seeds')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .execute()

  await database.schema
    .createTable('likes')
    .addColumn('player_id', 'integer', (column) => column.notNull().references('players.id'))
    .addColumn('sysname', 'text', (column) => column.notNull().references('games.sysname'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('likes_key', ['player_id', 'sysname'])
    .execute()

  await database.schema
    .createTable('events')
    .addColumn('id', 'integer', generatedId)
    .addColumn('player_id', 'integer')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('params', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()

  await database.schema
    .createTable('launches')
    .addColumn('id', 'integer', generatedId)
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('sysname', 'text', (column) => column.notNull())
    .addColumn('game_type', 'text', (column) => column.notNull())
    .addColumn('mode', 'text', (column) => column.notNull())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('session_hash', 'text')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()

  await database.schema
    .createTable('rounds')
    .addColumn('launch_id', 'integer', (column) => column.notNull().references('launches.id'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('stake', 'bigint', (column) => column.notNull())
    .addColumn('win', 'bigint', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('rounds_launch_key', ['launch_id', 'key'])
    .execute()

  await database.schema
    .createTable('history_exports')
    .addColumn('id', 'integer', generatedId)
    .addColumn('player_id', 'integer', (column) => column.notNull().references('players.id'))
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('placed_from', 'bigint', (column) => column.notNull())
    .addColumn('placed_until', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await database.schema
    .createIndex('history_exports_player')
    .on('history_exports')
    .columns(['player_id', 'id'])
    .execute()

  await database.schema
    .createTable('bets')
    .addColumn('id', 'integer', generatedId)
    .addColumn('player_id', 'integer', (column) => column.notNull().references('players.id'))
    .addColumn('sysname', 'text', (column) => column.notNull())
    .addColumn('game_type', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('stake', 'bigint', (column) => column.notNull())
    .addColumn('win', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('wallet', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('placed_at', 'bigint', (column) => column.notNull())
    .addColumn('settled_at', 'bigint')
    .addColumn('detail', 'text')
    .execute()
  await database.schema.createIndex('bets_player').on('bets').columns(['player_id', 'id']).execute()
  await database.schema.createIndex('bets_settled').on('bets').columns(['settled_at', 'id']).execute()

  await database.schema
    .createTable('freespin_packs')
    .addColumn('id', 'integer', generatedId)
    .addColumn('player_id', 'integer', (column) => column.notNull().references('players.id'))
    .addColumn('sysname', 'text', (column) => column.notNull())
    .addColumn('total_count', 'integer', (column) => column.notNull())
    .addColumn('remaining_count', 'integer', (column) => column.notNull())
    .addColumn('stake', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('granted_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await database.schema
    .createIndex('freespin_packs_player')
    .on('freespin_packs')
    .columns(['player_id', 'id'])
    .execute()
}

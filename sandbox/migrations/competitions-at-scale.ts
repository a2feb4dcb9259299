import { sql, type Migration } from 'kysely'

/**
 * Tallies of tournament points, which the server fills when it starts, and indexes in the order of standings and
 * of the leaderboard.
 */
export const competitionsAtScale: Migration = {
  async up({ schema }) {
    await schema
      .createTable('tournament_tallies')
      .addColumn('tournament_id', 'integer', (column) => column.notNull().references('tournaments.id'))
      .addColumn('lowest', 'bigint', (column) => column.notNull())
      .addColumn('shard', 'integer', (column) => column.notNull())
      .addColumn('participants', 'integer', (column) => column.notNull())
      .addColumn('points', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('tournament_tallies_key', ['tournament_id', 'lowest', 'shard'])
      .execute()
    await schema
      .createIndex('tournament_players_rank')
      .on('tournament_players')
      .columns(['tournament_id', 'points desc', 'reached_at', 'player_id'])
      .execute()
    const isWin = sql<boolean>`status = 'won' and win > stake`
    await schema
      .createIndex('bets_largest_wins')
      .on('bets')
      .columns(['currency', 'win desc', 'settled_at desc', 'id desc'])
      .where(isWin)
      .execute()
    await schema
      .createIndex('bets_latest_wins')
      .on('bets')
      .columns(['settled_at desc', 'id desc'])
      .where(isWin)
      .execute()
  },
}

import { sql, type Migration } from 'kysely'
import { generatedId } from '../../server/contracts/database.ts'

/** Codes of players and the friends who registered with them. An older build credits no rewards. */
export const referral: Migration = {
  async up({ schema }) {
    await schema
      .createTable('referral_codes')
      .addColumn('player_id', 'integer', (column) => column.primaryKey().references('players.id'))
      .addColumn('code', 'text', (column) => column.notNull().unique())
      .execute()
    await schema
      .createTable('referrals')
      .addColumn('id', 'integer', generatedId)
      .addColumn('inviter_id', 'integer', (column) => column.notNull().references('players.id'))
      .addColumn('friend_id', 'integer', (column) => column.unique().references('players.id'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('registered_at', 'bigint', (column) => column.notNull())
      .addColumn('deposited_at', 'bigint')
      .addColumn('bets', 'bigint', (column) => column.notNull())
      .addColumn('qualified_at', 'bigint')
      .addColumn('rewarded_at', 'bigint')
      .addColumn('reward', 'bigint', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('rejected', 'text')
      .execute()
    await schema.createIndex('referrals_inviter').on('referrals').columns(['inviter_id', 'id']).execute()
    await schema
      .createIndex('referrals_waiting')
      .on('referrals')
      .column('inviter_id')
      .where(sql<boolean>`qualified_at is not null and rewarded_at is null and rejected is null`)
      .execute()
  },
}

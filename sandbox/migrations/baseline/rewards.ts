import type { Kysely } from 'kysely'
import { generatedId } from '../../../server/contracts/database.ts'

/** Bonuses, offers, promo codes, cashback and popups. */
export async function createRewardsTables(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('bonuses')
    .addColumn('id', 'integer', generatedId)
    .addColumn('player_id', 'integer', (column) => column.notNull().references('players.id'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('granted', 'bigint', (column) => column.notNull())
    .addColumn('wagering_required', 'bigint', (column) => column.notNull())
    .addColumn('wagering_done', 'bigint', (column) => column.notNull())
    .addColumn('max_bet', 'bigint', (column) => column.notNull())
    .addColumn('min_odds', 'integer', (column) => column.notNull())
    .addColumn('wagering_time', 'bigint', (column) => column.notNull())
    .addColumn('granted_at', 'bigint', (column) => column.notNull())
    .addColumn('activated_at', 'bigint')
    .addColumn('expires_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('moves', 'integer', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .execute()
  await database.schema
    .createIndex('bonuses_player')
    .on('bonuses')
    .columns(['player_id', 'type', 'status'])
    .execute()

  await database.schema
    .createTable('offer_claims')
    .addColumn('id', 'integer', generatedId)
    .addColumn('player_id', 'integer', (column) => column.notNull().references('players.id'))
    .addColumn('offer_id', 'integer', (column) => column.notNull())
    .addColumn('period', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('claimed_at', 'bigint', (column) => column.notNull())
    .addColumn('granted_at', 'bigint')
    .addUniqueConstraint('offer_claims_period', ['player_id', 'offer_id', 'period'])
    .execute()
  await database.schema
    .createIndex('offer_claims_offer')
    .on('offer_claims')
    .columns(['offer_id', 'status'])
    .execute()

  await database.schema
    .createTable('promo_redemptions')
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('player_id', 'integer', (column) => column.notNull().references('players.id'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('promo_redemptions_key', ['code', 'player_id'])
    .execute()

  await database.schema
    .createTable('cashbacks')
    .addColumn('id', 'integer', generatedId)
    .addColumn('player_id', 'integer', (column) => column.notNull().references('players.id'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('losses', 'bigint', (column) => column.notNull())
    .addColumn('percent', 'integer', (column) => column.notNull())
    .addColumn('period_start', 'bigint', (column) => column.notNull())
    .addColumn('period_end', 'bigint', (column) => column.notNull())
    .addColumn('receiving_expired_at', 'bigint')
    .addColumn('paid_out_at', 'bigint')
    .addUniqueConstraint('cashbacks_period', ['player_id', 'period_start', 'currency'])
    .execute()

  await database.schema
    .createTable('cashback_boosts')
    .addColumn('player_id', 'integer', (column) => column.notNull().references('players.id'))
    .addColumn('period_start', 'bigint', (column) => column.notNull())
    .addColumn('percent', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('cashback_boosts_key', ['player_id', 'period_start'])
    .execute()

  await database.schema
    .createTable('popup_views')
    .addColumn('player_id', 'integer', (column) => column.notNull().references('players.id'))
    .addColumn('popup_id', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('popup_views_key', ['player_id', 'popup_id'])
    .execute()
}

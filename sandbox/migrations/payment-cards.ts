import type { Migration } from 'kysely'
import { generatedId } from '../../server/contracts/database.ts'

/** Saved cards. The new columns of payments are optional: an older build inserts payments without them. */
export const paymentCards: Migration = {
  async up({ schema }) {
    await schema
      .createTable('payment_cards')
      .addColumn('id', 'integer', generatedId)
      .addColumn('player_id', 'integer', (column) => column.notNull().references('players.id'))
      .addColumn('method', 'text', (column) => column.notNull())
      .addColumn('token', 'text', (column) => column.notNull().unique())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('masked', 'text', (column) => column.notNull())
      .addColumn('expires', 'text', (column) => column.notNull())
      .addColumn('used_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('payment_cards_key', ['player_id', 'method', 'fingerprint'])
      .execute()
    await schema.alterTable('transactions').addColumn('card_id', 'integer').execute()
    await schema.alterTable('transactions').addColumn('saves_card', 'text').execute()
  },
}

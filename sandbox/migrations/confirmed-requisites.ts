import { sql, type Migration } from 'kysely'

/**
 * When the player confirmed payouts to saved payment details. Those of saved cards may come from a deposit alone, so
 * they must be confirmed once more; an older build saves all without a confirmation.
 */
export const confirmedRequisites: Migration = {
  async up(database) {
    await database.schema.alterTable('saved_requisites').addColumn('confirmed_at', 'bigint').execute()
    await sql`update saved_requisites set confirmed_at = used_at where not exists (
      select 1 from payment_cards
      where payment_cards.player_id = saved_requisites.player_id
        and payment_cards.method = saved_requisites.method
        and payment_cards.fingerprint = saved_requisites.fingerprint)`.execute(database)
  },
}

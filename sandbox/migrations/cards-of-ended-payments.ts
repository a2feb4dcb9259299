import { sql, type Migration } from 'kysely'

/** Forgets the cards that ended payments were to save. */
export const cardsOfEndedPayments: Migration = {
  async up(database) {
    await sql`update transactions set saves_card = null where status <> 'pending' and saves_card is not null`.execute(
      database,
    )
  },
}

import type { Migration } from 'kysely'

/** Indexes for deleting the demos of guests: without them every deleted row would search whole tables. */
export const collectedDemos: Migration = {
  async up({ schema }) {
    await schema.createIndex('ledger_postings_entry').on('ledger_postings').column('entry_id').execute()
    await schema.createIndex('crash_rounds_seeds').on('crash_rounds').column('seeds_id').execute()
    await schema.createIndex('launches_expiry').on('launches').column('expires_at').execute()
  },
}

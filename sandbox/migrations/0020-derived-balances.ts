import type { Kysely, Migration } from 'kysely'
import type { LedgerTables } from '../tables/ledger.ts'

/** Accounts that may be overdrawn keep no balance any more: it is the sum of their postings. */
export const derivedBalances: Migration = {
  async up(database: Kysely<LedgerTables>) {
    await database.updateTable('ledger_accounts').set({ balance: 0n }).where('may_overdraw', '=', 1).execute()
  },
}

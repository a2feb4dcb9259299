import type { Migration } from 'kysely'
import { accountsAndLedger } from './0001-accounts-and-ledger.ts'
import { cashierAndGames } from './0002-cashier-and-games.ts'

/** They run in the order of their names; one that was released is never changed. */
export const migrations: Record<string, Migration> = {
  '0001-accounts-and-ledger': accountsAndLedger,
  '0002-cashier-and-games': cashierAndGames,
}

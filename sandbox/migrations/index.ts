import type { Migration } from 'kysely'
import { accountsAndLedger } from './0001-accounts-and-ledger.ts'
import { cashierAndGames } from './0002-cashier-and-games.ts'
import { accounts } from './0003-accounts.ts'
import { cashier } from './0004-cashier.ts'
import { games } from './0005-games.ts'
import { bets } from './0006-bets.ts'
import { rewards } from './0007-rewards.ts'
import { outside } from './0009-outside.ts'
import { competitions } from './0015-competitions.ts'
import { simulators } from './0016-simulators.ts'
import { loyalty } from './0017-loyalty.ts'
import { freespins } from './0018-freespins.ts'
import { derivedBalances } from './0020-derived-balances.ts'
import { tracking } from './0021-tracking.ts'

/** They run in the order of their names; one that was released is never changed. */
export const migrations: Record<string, Migration> = {
  '0001-accounts-and-ledger': accountsAndLedger,
  '0002-cashier-and-games': cashierAndGames,
  '0003-accounts': accounts,
  '0004-cashier': cashier,
  '0005-games': games,
  '0006-bets': bets,
  '0007-rewards': rewards,
  '0009-outside': outside,
  '0015-competitions': competitions,
  '0016-simulators': simulators,
  '0017-loyalty': loyalty,
  '0018-freespins': freespins,
  '0020-derived-balances': derivedBalances,
  '0021-tracking': tracking,
}

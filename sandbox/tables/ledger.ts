import type { Generated } from 'kysely'
import type { AmountColumn, Flag, Timestamp } from './columns.ts'

export interface LedgerAccountTable {
  id: Generated<number>
  /** `player:7`, `house`, `provider:uzcard`, `guest:…`. */
  owner: string
  wallet: string
  currency: string
  /**
   * Sum of the account's postings, updated in the transaction of each posting; zero for accounts that may
   * overdraw.
   */
  balance: AmountColumn
  /** 1 for accounts that represent the outside world and may go negative. */
  may_overdraw: Flag
}

export interface LedgerEntryTable {
  id: Generated<number>
  /** Unique reference of the movement, such as `deposit:12`. */
  reference: string
  kind: string
  at: Timestamp
}

export interface LedgerPostingTable {
  id: Generated<number>
  entry_id: number
  account_id: number
  amount: AmountColumn
}

export interface IdempotentRequestTable {
  owner: string
  key: string
  body_hash: string
  answer: string
  at: Timestamp
}

export interface LedgerTables {
  ledger_accounts: LedgerAccountTable
  ledger_entries: LedgerEntryTable
  ledger_postings: LedgerPostingTable
  idempotent_requests: IdempotentRequestTable
}

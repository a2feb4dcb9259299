import type { ColumnType, Generated } from 'kysely'

/**
 * Amounts of money in minor units. They are written as bigint and read as text (cast in the query), since
 * drivers disagree on how a 64-bit number is returned and some would round it.
 */
export type AmountColumn = ColumnType<never, bigint, bigint>

/** Milliseconds since 1970. */
type Moment = number
type Flag = 0 | 1

export interface PlayerTable {
  id: Generated<number>
  /** Digits only, with country code. */
  phone: string | null
  /** In lower case. */
  email: string | null
  fakename: string
  password_hash: string
  birth_date: string | null
  country_code: string
  currency: string
  locale: string
  promo_code: string | null
  is_banned: Flag
  is_verified: Flag
  created_at: Moment
}

export interface SessionTable {
  /** SHA-256 of the token: who reads the database cannot log in with it. */
  token_hash: string
  player_id: number
  created_at: Moment
  expires_at: Moment
}

export interface AttemptTable {
  id: Generated<number>
  /** What is counted, such as `login:998901234567` or `address:127.0.0.1`. */
  subject: string
  at: Moment
}

export interface LedgerAccountTable {
  id: Generated<number>
  /** `player:7`, `house`, `provider:uzcard`, `guest:…`. */
  owner: string
  purse: string
  currency: string
  /** Kept in the transaction of each posting; the sum of the account's postings. */
  balance: AmountColumn
  /** 1 for accounts that stand for the outside world and may go below zero. */
  may_overdraw: Flag
}

export interface LedgerMovementTable {
  id: Generated<number>
  /** Unique name of the fact that moved the money, such as `deposit:12`. */
  reference: string
  kind: string
  at: Moment
}

export interface LedgerPostingTable {
  id: Generated<number>
  movement_id: number
  account_id: number
  amount: AmountColumn
}

export interface IdempotentRequestTable {
  owner: string
  key: string
  body_hash: string
  answer: string
  at: Moment
}

export interface TransactionTable {
  id: Generated<number>
  player_id: number
  type: 'deposit' | 'withdrawal'
  method: string
  amount: AmountColumn
  currency: string
  /** JSON of the masked requisites. */
  requisites: string
  status: 'pending' | 'success' | 'fail' | 'cancel'
  locale: string
  /** Unguessable part of the payment page's address. */
  token: string
  created_at: Moment
  updated_at: Moment
}

export interface GameTable {
  id: number
  sysname: string
  name: string
  type: string
  provider: string
  provider_sysname: string
  priority: number
  /** `|top|new|`: each tag between bars, so that one can be looked for. */
  tags: string
  emblem: string | null
  palette: string | null
  players: number
  has_demo: Flag
}

export interface LikeTable {
  player_id: number
  sysname: string
  at: Moment
}

export interface EventTable {
  id: Generated<number>
  player_id: number | null
  name: string
  params: string
  at: Moment
}

export interface LaunchTable {
  id: Generated<number>
  token_hash: string
  sysname: string
  mode: 'play' | 'demo'
  /** Whose purse is played with. */
  owner: string
  currency: string
  /** Session that the launch lives and dies with; null for a guest's demo. */
  session_hash: string | null
  expires_at: Moment
}

export interface RoundTable {
  launch_id: number
  /** Chosen by the game's page: a round sent twice is played once. */
  key: string
  stake: AmountColumn
  win: AmountColumn
  /** JSON of what the page shows. */
  outcome: string
  at: Moment
}

export interface SandboxTables {
  players: PlayerTable
  sessions: SessionTable
  attempts: AttemptTable
  ledger_accounts: LedgerAccountTable
  ledger_movements: LedgerMovementTable
  ledger_postings: LedgerPostingTable
  idempotent_requests: IdempotentRequestTable
  transactions: TransactionTable
  games: GameTable
  likes: LikeTable
  events: EventTable
  launches: LaunchTable
  rounds: RoundTable
}

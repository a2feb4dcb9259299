import { sql } from 'kysely'
import type { Database, DbTransaction } from '../tables/database.ts'
import type { Wallet } from './wallets.ts'

export interface AccountKey {
  /** `player:7`, `withdrawals:7`, `house`, `provider:uzcard`, `guest:…`. */
  owner: string
  wallet: Wallet
  currency: string
}

export interface Posting extends AccountKey {
  /** Minor units: positive for credit, negative for debit. */
  amount: bigint
}

export interface LedgerEntry {
  /** Unique reference of the entry: the database rejects a duplicate. */
  reference: string
  kind:
    | 'deposit'
    | 'bet'
    | 'win'
    | 'refund'
    | 'grant'
    | 'bonus'
    | 'cashback'
    | 'purchase'
    | 'withdrawal_hold'
    | 'withdrawal'
    | 'withdrawal_return'
    | 'prize'
    | 'jackpot'
  at: number
  postings: readonly Posting[]
}

/** Thrown if an account does not cover the amount. */
export class InsufficientFundsError extends Error {
  override readonly name = 'InsufficientFundsError'
}

export const playerOwner = (playerId: number) => `player:${playerId}`

/** Account that holds the money of a player's open withdrawals. */
export const holdOwner = (playerId: number) => `withdrawals:${playerId}`

/**
 * House and payment providers represent the outside world, so their accounts may go negative. A jackpot never
 * pays more than it holds; it is exempt from the check because all players contribute to it.
 */
function mayOverdraw(owner: string): 0 | 1 {
  return owner === 'house' || owner.startsWith('provider:') || owner.startsWith('jackpot:') ? 1 : 0
}

function findAccount(trx: DbTransaction, { owner, wallet, currency }: AccountKey) {
  return trx
    .selectFrom('ledger_accounts')
    .select('id')
    .where('owner', '=', owner)
    .where('wallet', '=', wallet)
    .where('currency', '=', currency)
}

async function accountId(trx: DbTransaction, key: AccountKey): Promise<number> {
  const known = await findAccount(trx, key).executeTakeFirst()
  if (known) return known.id
  const { owner, wallet, currency } = key
  await trx
    .insertInto('ledger_accounts')
    .values({ owner, wallet, currency, balance: 0n, may_overdraw: mayOverdraw(owner) })
    .onConflict((conflict) => conflict.columns(['owner', 'wallet', 'currency']).doNothing())
    .execute()
  const { id } = await findAccount(trx, key).executeTakeFirstOrThrow()
  return id
}

/**
 * Updates the stored balance of an account that must not go negative. House, providers and jackpots have
 * none: it would be a contended row for all players, so their balance is summed on read.
 */
async function updateBalance(trx: DbTransaction, account: number, amount: bigint): Promise<boolean> {
  // The condition is part of the update: two concurrent transactions cannot both see the old balance.
  const { numUpdatedRows } = await trx
    .updateTable('ledger_accounts')
    .set({ balance: sql<bigint>`balance + ${amount}` })
    .where('id', '=', account)
    .where(sql<boolean>`balance + ${amount} >= 0`)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

function assertBalanced(postings: readonly Posting[]): void {
  const sums = new Map<string, bigint>()
  for (const { currency, amount } of postings) sums.set(currency, (sums.get(currency) ?? 0n) + amount)
  for (const [currency, sum] of sums)
    if (sum !== 0n) throw new RangeError(`postings in ${currency} sum to ${sum}`)
  if (postings.length < 2) throw new RangeError('an entry needs two postings')
}

/**
 * Posts one money movement in the caller's transaction: all of its postings or none. Throws
 * InsufficientFundsError if an account would go negative.
 */
export async function postEntry(trx: DbTransaction, entry: LedgerEntry): Promise<void> {
  const { reference, kind, at, postings } = entry
  assertBalanced(postings)
  const { id: entryId } = await trx
    .insertInto('ledger_entries')
    .values({ reference, kind, at })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const posting of postings) {
    const account = await accountId(trx, posting)
    const isCovered = mayOverdraw(posting.owner) || (await updateBalance(trx, account, posting.amount))
    if (!isCovered) throw new InsufficientFundsError(`${posting.owner} cannot pay ${reference}`)
    await trx
      .insertInto('ledger_postings')
      .values({ entry_id: entryId, account_id: account, amount: posting.amount })
      .execute()
  }
}

/** Balance in minor units; zero for an unused account. */
export async function balanceOf(database: Database, key: AccountKey): Promise<bigint> {
  const { owner, wallet, currency } = key
  const accounts = database
    .selectFrom('ledger_accounts')
    .where('owner', '=', owner)
    .where('wallet', '=', wallet)
    .where('currency', '=', currency)
  const balance = mayOverdraw(owner)
    ? accounts
        .innerJoin('ledger_postings', 'ledger_postings.account_id', 'ledger_accounts.id')
        .select(sql<string | null>`cast(sum(ledger_postings.amount) as text)`.as('sum'))
    : accounts.select(sql<string | null>`cast(balance as text)`.as('sum'))
  const row = await balance.executeTakeFirst()
  return BigInt(row?.sum ?? 0)
}

/** All balances of an owner in one currency. */
export async function balancesOf(
  database: Database,
  owner: string,
  currency: string,
): Promise<Record<Wallet, bigint>> {
  const rows = await database
    .selectFrom('ledger_accounts')
    .select(['wallet', sql<string>`cast(balance as text)`.as('balance')])
    .where('owner', '=', owner)
    .where('currency', '=', currency)
    .execute()
  const balance = (wallet: Wallet) => BigInt(rows.find((row) => row.wallet === wallet)?.balance ?? 0)
  return {
    main: balance('main'),
    bonus: balance('bonus'),
    betting_bonus: balance('betting_bonus'),
    fun: balance('fun'),
  }
}

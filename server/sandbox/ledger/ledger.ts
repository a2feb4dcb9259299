import { sql, type Transaction } from 'kysely'
import type { Database } from '../sandbox-context.ts'
import type { SandboxTables } from '../tables.ts'

/** What a player's money is for. House and providers keep everything in `main`. */
export const purses = ['main', 'bonus', 'betting_bonus', 'fun'] as const
export type Purse = (typeof purses)[number]

export interface AccountKey {
  /** `player:7`, `house`, `provider:uzcard`, `guest:…`. */
  owner: string
  purse: Purse
  currency: string
}

export interface Posting extends AccountKey {
  /** Minor units: positive comes in, negative goes out. */
  amount: bigint
}

export interface Movement {
  /** Unique name of the fact that moves the money: booked twice is refused by the database. */
  reference: string
  kind: 'deposit' | 'bet' | 'win' | 'grant'
  at: number
  postings: readonly Posting[]
}

/** A transaction of the sandbox's database. */
export type Booking = Transaction<SandboxTables>

/** Money is asked for that is not there. */
export class InsufficientFundsError extends Error {
  override readonly name = 'InsufficientFundsError'
}

export const playerOwner = (playerId: number) => `player:${playerId}`

/** House and payment providers stand for the outside world: what they give comes from nowhere else. */
function mayOverdraw(owner: string): 0 | 1 {
  return owner === 'house' || owner.startsWith('provider:') ? 1 : 0
}

async function accountId(booking: Booking, { owner, purse, currency }: AccountKey): Promise<number> {
  await booking
    .insertInto('ledger_accounts')
    .values({ owner, purse, currency, balance: 0n, may_overdraw: mayOverdraw(owner) })
    .onConflict((conflict) => conflict.columns(['owner', 'purse', 'currency']).doNothing())
    .execute()
  const { id } = await booking
    .selectFrom('ledger_accounts')
    .select('id')
    .where('owner', '=', owner)
    .where('purse', '=', purse)
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow()
  return id
}

function assertBalanced(postings: readonly Posting[]): void {
  const sums = new Map<string, bigint>()
  for (const { currency, amount } of postings) sums.set(currency, (sums.get(currency) ?? 0n) + amount)
  for (const [currency, sum] of sums)
    if (sum !== 0n) throw new RangeError(`postings in ${currency} sum to ${sum}`)
  if (postings.length < 2) throw new RangeError('a movement needs two postings')
}

/**
 * Books one movement of money within the caller's transaction: all of its postings or none. Throws
 * InsufficientFundsError when an account would fall below zero.
 */
export async function book(booking: Booking, movement: Movement): Promise<void> {
  const { reference, kind, at, postings } = movement
  assertBalanced(postings)
  const { id: movementId } = await booking
    .insertInto('ledger_movements')
    .values({ reference, kind, at })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const posting of postings) {
    const account = await accountId(booking, posting)
    // The bound stands in the update itself: two bookings at once cannot both see the old balance.
    const { numUpdatedRows } = await booking
      .updateTable('ledger_accounts')
      .set({ balance: sql<bigint>`balance + ${posting.amount}` })
      .where('id', '=', account)
      .where(sql<boolean>`(may_overdraw = 1 or balance + ${posting.amount} >= 0)`)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw new InsufficientFundsError(`${posting.owner} cannot pay ${reference}`)
    await booking
      .insertInto('ledger_postings')
      .values({ movement_id: movementId, account_id: account, amount: posting.amount })
      .execute()
  }
}

/** Balance in minor units; nothing for an account never used. */
export async function balanceOf(database: Database, { owner, purse, currency }: AccountKey): Promise<bigint> {
  const row = await database
    .selectFrom('ledger_accounts')
    .select(sql<string>`cast(balance as text)`.as('balance'))
    .where('owner', '=', owner)
    .where('purse', '=', purse)
    .where('currency', '=', currency)
    .executeTakeFirst()
  return BigInt(row?.balance ?? 0)
}

/** All balances of an owner in one currency. */
export async function balancesOf(
  database: Database,
  owner: string,
  currency: string,
): Promise<Record<Purse, bigint>> {
  const rows = await database
    .selectFrom('ledger_accounts')
    .select(['purse', sql<string>`cast(balance as text)`.as('balance')])
    .where('owner', '=', owner)
    .where('currency', '=', currency)
    .execute()
  const balance = (purse: Purse) => BigInt(rows.find((row) => row.purse === purse)?.balance ?? 0)
  return {
    main: balance('main'),
    bonus: balance('bonus'),
    betting_bonus: balance('betting_bonus'),
    fun: balance('fun'),
  }
}

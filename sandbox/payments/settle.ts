import { sql } from 'kysely'
import { inTransaction } from '../../server/db/transaction.ts'
import { book, holdOwner, playerOwner, type AccountKey, type Booking } from '../ledger/ledger.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import type { FailReason, PaymentStatus } from '../tables/cashier.ts'
import { depositEffects } from './deposit-effects.ts'
import { readTransactions, type StoredTransaction } from './transactions.ts'

/** How a payment ends. */
export type Ending = { status: 'success' | 'cancel' } | { status: 'fail'; reason: FailReason }

const mainOf = (owner: string, currency: string): AccountKey => ({ owner, purse: 'main', currency })

/** The money comes from the provider, less the fee that the provider keeps. */
async function creditDeposit(
  booking: Booking,
  sandbox: SandboxContext,
  payment: StoredTransaction,
  at: number,
): Promise<void> {
  const { id, method, currency, player_id: playerId } = payment
  const amount = payment.amount - payment.fee
  await book(booking, {
    reference: `deposit:${id}`,
    kind: 'deposit',
    at,
    postings: [
      { ...mainOf(`provider:${method}`, currency), amount: -amount },
      { ...mainOf(playerOwner(playerId), currency), amount },
    ],
  })
  const player = await booking
    .selectFrom('players')
    .selectAll()
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  const deposit = { player, transactionId: id, amount, currency, offerId: payment.offer_id, at }
  for (const effect of depositEffects) await effect(booking, sandbox, deposit)
}

/** The held money goes out to the provider, or comes back to the player. */
async function releaseWithdrawal(
  booking: Booking,
  { id, method, currency, amount, fee, player_id: playerId }: StoredTransaction,
  isPaid: boolean,
  at: number,
): Promise<void> {
  const held = amount + fee
  const taker = isPaid ? `provider:${method}` : playerOwner(playerId)
  await book(booking, {
    reference: `withdrawal:${id}:${isPaid ? 'paid' : 'returned'}`,
    kind: isPaid ? 'withdrawal' : 'withdrawal_return',
    at,
    postings: [
      { ...mainOf(holdOwner(playerId), currency), amount: -held },
      { ...mainOf(taker, currency), amount: held },
    ],
  })
}

/**
 * Ends a pending payment within the caller's transaction; who finds it pending ends it, everybody after
 * is told how it ended. Status, money and what else the payment brings about change together.
 */
export async function settleWithin(
  booking: Booking,
  sandbox: SandboxContext,
  payment: StoredTransaction,
  ending: Ending,
  at: number,
): Promise<{ status: PaymentStatus; isSettledNow: boolean }> {
  const { numUpdatedRows } = await booking
    .updateTable('transactions')
    .set({
      status: ending.status,
      fail_reason: ending.status === 'fail' ? ending.reason : null,
      settles_at: null,
      updated_at: at,
    })
    .where('id', '=', payment.id)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) {
    const { status } = await booking
      .selectFrom('transactions')
      .select('status')
      .where('id', '=', payment.id)
      .executeTakeFirstOrThrow()
    return { status, isSettledNow: false }
  }
  if (payment.type === 'withdrawal')
    await releaseWithdrawal(booking, payment, ending.status === 'success', at)
  else if (ending.status === 'success') await creditDeposit(booking, sandbox, payment, at)
  return { status: ending.status, isSettledNow: true }
}

/** As many as one look takes: what is left over is found by the next. */
const mostAtOnce = 200

/**
 * Ends the payments whose time has come: of one player when he looks, of everybody in the sweep. Each has
 * a transaction of its own, and ends as of the moment that was set.
 */
export async function settleDue(
  sandbox: SandboxContext,
  { playerId }: { playerId?: number } = {},
): Promise<void> {
  const { database, now } = sandbox
  const due = await database
    .selectFrom('transactions')
    .select('id')
    .where('status', '=', 'pending')
    .where('settles_at', '<=', now())
    .$if(playerId !== undefined, (query) => query.where(sql<boolean>`player_id = ${playerId ?? 0}`))
    .orderBy('settles_at')
    .limit(mostAtOnce)
    .execute()
  for (const { id } of due) {
    await inTransaction(database, async (booking) => {
      const [payment] = await readTransactions(booking, { id })
      if (!payment || payment.settles_at === null || payment.settles_as === null) return
      const { settles_as: as, settles_at: at } = payment
      const ending: Ending = as === 'success' ? { status: as } : { status: 'fail', reason: as }
      await settleWithin(booking, sandbox, payment, ending, at)
    })
  }
}

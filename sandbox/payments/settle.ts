import { sql } from 'kysely'
import { inTransaction } from '../../server/contracts/database.ts'
import { postEntry, holdOwner, playerOwner, type AccountKey } from '../ledger/ledger.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import type { FailReason, PaymentStatus } from '../tables/cashier.ts'
import { depositEffects } from './deposit-effects.ts'
import { readTransactions, type StoredTransaction } from './transactions.ts'
import type { DbTransaction } from '../tables/database.ts'

/** How a payment ends. */
export type Ending = { status: 'success' | 'cancel' } | { status: 'fail'; reason: FailReason }

const mainOf = (owner: string, currency: string): AccountKey => ({ owner, wallet: 'main', currency })

/** The provider pays the amount less its fee. */
async function creditDeposit(
  trx: DbTransaction,
  sandbox: SandboxContext,
  payment: StoredTransaction,
  at: number,
): Promise<void> {
  const { id, method, currency, player_id: playerId } = payment
  const amount = payment.amount - payment.fee
  await postEntry(trx, {
    reference: `deposit:${id}`,
    kind: 'deposit',
    at,
    postings: [
      { ...mainOf(`provider:${method}`, currency), amount: -amount },
      { ...mainOf(playerOwner(playerId), currency), amount },
    ],
  })
  const player = await trx
    .selectFrom('players')
    .selectAll()
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  const deposit = {
    player,
    transactionId: id,
    amount,
    currency,
    offerId: payment.offer_id,
    savesCard: payment.saves_card,
    at,
  }
  for (const effect of depositEffects) await effect(trx, sandbox, deposit)
}

/** Pays the held money to the provider, or returns it to the player. */
async function releaseWithdrawal(
  trx: DbTransaction,
  { id, method, currency, amount, fee, player_id: playerId }: StoredTransaction,
  isPaid: boolean,
  at: number,
): Promise<void> {
  const held = amount + fee
  const taker = isPaid ? `provider:${method}` : playerOwner(playerId)
  await postEntry(trx, {
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
 * Ends a pending payment in the caller's transaction. The first caller ends it; later ones get its result.
 * Status, money and side effects change together.
 */
export async function settleWithin(
  trx: DbTransaction,
  sandbox: SandboxContext,
  payment: StoredTransaction,
  ending: Ending,
  at: number,
): Promise<{ status: PaymentStatus; isSettledNow: boolean }> {
  const { numUpdatedRows } = await trx
    .updateTable('transactions')
    .set({
      status: ending.status,
      fail_reason: ending.status === 'fail' ? ending.reason : null,
      settles_at: null,
      // With the expiry, the number would be easier to guess.
      saves_card: null,
      updated_at: at,
    })
    .where('id', '=', payment.id)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) {
    const { status } = await trx
      .selectFrom('transactions')
      .select('status')
      .where('id', '=', payment.id)
      .executeTakeFirstOrThrow()
    return { status, isSettledNow: false }
  }
  if (payment.type === 'withdrawal') await releaseWithdrawal(trx, payment, ending.status === 'success', at)
  else if (ending.status === 'success') await creditDeposit(trx, sandbox, payment, at)
  return { status: ending.status, isSettledNow: true }
}

/** Payments per run; the next run handles the rest. */
const batchSize = 200

/**
 * Ends the payments that are due: of one player on request, of all players in the sweep. Each is settled in
 * its own transaction, dated to its due time.
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
    .limit(batchSize)
    .execute()
  for (const { id } of due) {
    await inTransaction(database, async (trx) => {
      const [payment] = await readTransactions(trx, { id })
      if (!payment || payment.settles_at === null || payment.settles_as === null) return
      const { settles_as: as, settles_at: at } = payment
      const ending: Ending = as === 'success' ? { status: as } : { status: 'fail', reason: as }
      await settleWithin(trx, sandbox, payment, ending, at)
    })
  }
}

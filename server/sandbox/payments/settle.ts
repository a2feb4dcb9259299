import { book, playerOwner } from '../ledger/ledger.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { readTransactions, type StoredTransaction } from './transactions.ts'

/** What the payer chose on the provider's page. */
export const decisions = { pay: 'success', decline: 'fail', cancel: 'cancel' } as const
export type Decision = keyof typeof decisions

export function isDecision(value: unknown): value is Decision {
  return typeof value === 'string' && Object.hasOwn(decisions, value)
}

export async function findPayment(
  { database }: SandboxContext,
  token: string,
): Promise<StoredTransaction | undefined> {
  const [payment] = await readTransactions(database, { token })
  return payment
}

/**
 * Ends a pending payment, once: a second click, or another decision, finds it ended and answers how.
 * Status and money change in one transaction.
 */
export async function settle(
  sandbox: SandboxContext,
  payment: StoredTransaction,
  decision: Decision,
): Promise<StoredTransaction['status']> {
  const at = sandbox.now()
  return sandbox.database.transaction().execute(async (booking) => {
    const { numUpdatedRows } = await booking
      .updateTable('transactions')
      .set({ status: decisions[decision], updated_at: at })
      .where('id', '=', payment.id)
      .where('status', '=', 'pending')
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) {
      const { status } = await booking
        .selectFrom('transactions')
        .select('status')
        .where('id', '=', payment.id)
        .executeTakeFirstOrThrow()
      return status
    }
    if (decision === 'pay') {
      const { currency, amount, method } = payment
      await book(booking, {
        reference: `deposit:${payment.id}`,
        kind: 'deposit',
        at,
        postings: [
          { owner: `provider:${method}`, purse: 'main', currency, amount: -amount },
          { owner: playerOwner(payment.player_id), purse: 'main', currency, amount },
        ],
      })
    }
    return decisions[decision]
  })
}

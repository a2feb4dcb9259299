import type { Transaction } from '../../schemas/api/entities/cashier.ts'
import { testPlatform, type ReceivedCall } from './test-platform.ts'

/** A deposit as listed in the history. */
export function testDeposit(id: number, changes: Partial<Transaction> = {}): Transaction {
  return {
    id,
    created_at: '2025-10-09T08:53:20Z',
    updated_at: '2025-10-09T08:53:20Z',
    can_cancel: false,
    requisites: {},
    method: 'uzcard',
    type: 'deposit',
    amount: { amount: '500000.00', currency: 'UZS' },
    status: 'pending',
    domain: 'localhost',
    ...changes,
  }
}

/** A cashier that stores payments by key, as the contract requires for money calls. */
export function testCashier() {
  const history = [testDeposit(1, { status: 'success' })]
  const byKey = new Map<string | null, Transaction>()
  const accept = ({ idempotencyKey }: ReceivedCall) => {
    const transaction = byKey.get(idempotencyKey) ?? testDeposit(history.length + 1)
    if (!byKey.has(idempotencyKey)) history.unshift(transaction)
    byKey.set(idempotencyKey, transaction)
    return transaction
  }
  const platform = testPlatform({
    'cashier.gethistory': ({ params }) => ({
      data: { items: history.slice(0, Number(params.count)), total: history.length },
    }),
    'cashier.makedeposit': (call) => ({
      data: { transaction: accept(call), display: 'redirect', url: '/sandbox/payments/t' },
    }),
  })
  return { ...platform, history, accept }
}

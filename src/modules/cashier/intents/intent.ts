import type { Transaction } from '../../../../schemas/api/entities/cashier.ts'
import { compareAmounts } from '../../../lib/amount.ts'

/** What moves money: each has at most one unanswered intent. */
export type MoneyKind = 'deposit' | 'withdrawal' | 'cancel'

/** What the player asks for. Requisites are no part of it: they are sent, never kept. */
export interface MoneyOrder {
  kind: MoneyKind
  /** Sysname of the payment method. */
  method: string
  amount: string
  /** The withdrawal that is given up; null: a new payment. */
  transactionId: number | null
}

/** An order that was sent and not yet answered. It outlives reloads and is shared by all tabs. */
export interface Intent extends MoneyOrder {
  /** Idempotency key: the platform answers the same key with the same payment. */
  key: string
  /** Whose it is: nobody goes on with the payment of who was here before. */
  uid: number
  /** The newest payment before this one; what is newer may be this one. null: there was none. */
  previousId: number | null
  /** When it was stored, in milliseconds since 1970. */
  at: number
}

/** After so long without a trace in the history, in ms, a request cannot arrive any more. */
export const patience = 60_000

type Field = 'string' | 'number' | 'number or null'

const fields: Readonly<Record<keyof Intent, Field>> = {
  kind: 'string',
  method: 'string',
  amount: 'string',
  transactionId: 'number or null',
  key: 'string',
  uid: 'number',
  previousId: 'number or null',
  at: 'number',
}

/** Whether something out of the storage, which anybody may have written, is an intent of this player. */
export function isIntentOf(uid: number | undefined, kind: MoneyKind, stored: unknown): stored is Intent {
  if (typeof stored !== 'object' || stored === null) return false
  const values = new Map<string, unknown>(Object.entries(stored))
  const fits = Object.entries(fields).every(([name, type]) => {
    const value = values.get(name)
    return type === 'number or null' ? value === null || typeof value === 'number' : typeof value === type
  })
  return fits && values.get('uid') === uid && values.get('kind') === kind
}

export function isSameOrder(one: MoneyOrder, other: MoneyOrder): boolean {
  return (
    one.kind === other.kind &&
    one.method === other.method &&
    one.transactionId === other.transactionId &&
    compareAmounts(one.amount, other.amount) === 0
  )
}

/** Whether a payment of the history is what an order asked for. */
export function isPaymentOf(order: MoneyOrder, payment: Transaction): boolean {
  return payment.method === order.method && compareAmounts(payment.amount.amount, order.amount) === 0
}

/** Payments above a known one, newest first; all of them where it is not among them. */
export function newerThan(items: readonly Transaction[], id: number | null): readonly Transaction[] {
  const known = items.findIndex((item) => item.id === id)
  return known === -1 ? items : items.slice(0, known)
}

/** What became of an intent, as far as the history knows. */
export function traceOf(intent: Intent, items: readonly Transaction[]): Transaction | undefined {
  if (intent.kind === 'cancel')
    return items.find(({ id, status }) => id === intent.transactionId && status === 'cancel')
  return newerThan(items, intent.previousId).find((item) => isPaymentOf(intent, item))
}

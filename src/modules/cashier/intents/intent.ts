import { isEntityId, type EntityId } from '../../../../schemas/api/entity-id.ts'
import type { Transaction } from '../../../../schemas/api/entities/cashier.ts'
import { compareAmounts } from '../../../lib/amount.ts'
import { isIntent, type Intent } from '../../../lib/api/intent.ts'

/** The operations that move money, each with the history that shows its outcome. */
export const moneyKinds = {
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  cancel: 'withdrawal',
} as const satisfies Record<string, Transaction['type']>

/** Each has at most one unanswered intent. */
export type MoneyKind = keyof typeof moneyKinds

/** The player's request. Requisites are not part of it: they are sent but never stored. */
export interface MoneyOrder {
  kind: MoneyKind
  /** Sysname of the payment method. */
  method: string
  amount: string
  /** The withdrawal to cancel; null for a new payment. */
  transactionId: EntityId | null
}

/** An order that was sent and not yet answered. It survives reloads and is shared by all tabs. */
export interface MoneyIntent extends MoneyOrder, Intent {
  /** The newest payment before this one, null if there was none. Any newer payment may be this one. */
  previousId: EntityId | null
  /** It was sent more than once: after one of the answers, another request may still arrive. */
  isRepeated?: true
}

/** If the history shows no trace of a request after this long, it cannot arrive any more. */
export const intentTtlMs = 60_000

const isIdOrNull = (value: unknown) => value === null || isEntityId(value)

/** Whether a value from the storage is an intent of this player and kind. */
export function isIntentOf(
  uid: EntityId | undefined,
  kind: MoneyKind,
  stored: unknown,
): stored is MoneyIntent {
  return (
    isIntent(stored) &&
    stored.uid === uid &&
    stored['kind'] === kind &&
    typeof stored['method'] === 'string' &&
    typeof stored['amount'] === 'string' &&
    isIdOrNull(stored['transactionId']) &&
    isIdOrNull(stored['previousId']) &&
    (stored['isRepeated'] === undefined || stored['isRepeated'] === true)
  )
}

export function isSameOrder(one: MoneyOrder, other: MoneyOrder): boolean {
  return (
    one.kind === other.kind &&
    one.method === other.method &&
    one.transactionId === other.transactionId &&
    compareAmounts(one.amount, other.amount) === 0
  )
}

/** Whether a payment of the history has the method and amount of an order. */
export function isPaymentOf(order: MoneyOrder, payment: Transaction): boolean {
  return payment.method === order.method && compareAmounts(payment.amount.amount, order.amount) === 0
}

/** Payments newer than the given one, newest first; all of them if the list does not contain it. */
export function newerThan(items: readonly Transaction[], id: EntityId | null): readonly Transaction[] {
  const known = items.findIndex((item) => item.id === id)
  return known === -1 ? items : items.slice(0, known)
}

/** The payment that an intent led to, if the history shows one. */
export function traceOf(intent: MoneyIntent, items: readonly Transaction[]): Transaction | undefined {
  if (intent.kind === 'cancel')
    return items.find(({ id, status }) => id === intent.transactionId && status === 'cancel')
  return newerThan(items, intent.previousId).find((item) => isPaymentOf(intent, item))
}

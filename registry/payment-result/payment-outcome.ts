import type { EntityId } from '../../schemas/api/entity-id.ts'
import { urlOf } from '../../schemas/roles/role-table.ts'
import type { Transaction } from '../../schemas/api/entities/cashier.ts'
import { waitingRoles } from '../../schemas/api/payment-displays.ts'
import type { paymentOutcomes } from './payment-result.schema.ts'

/** State of a payment; each has its own page. */
export type PaymentOutcome = (typeof paymentOutcomes)[number]

const pages = {
  success: (id) => urlOf('payment-success-transaction', { transaction: id }),
  fail: (id) => urlOf('payment-fail-transaction', { transaction: id }),
  pending: (id) => urlOf('payment-pending-transaction', { transaction: id }),
  cancel: () => urlOf('payment-cancel'),
} as const satisfies Record<Transaction['status'], (id: EntityId) => string>

/** Whether a page is for payments that the player still has to make or confirm. */
export function isWaiting(
  outcome: PaymentOutcome,
): outcome is Extract<PaymentOutcome, keyof typeof waitingRoles> {
  return Object.hasOwn(waitingRoles, outcome)
}

/**
 * The page for the actual outcome, if it is not the current one: a pending payment moves on when it ends, and
 * a failed one never shows as paid.
 */
export function truePage(outcome: PaymentOutcome, transaction: Transaction): string | undefined {
  if (transaction.status === 'pending' && isWaiting(outcome)) return undefined
  return outcome === transaction.status ? undefined : pages[transaction.status](transaction.id)
}

import type { Transaction } from '../../../schemas/api/entities/cashier.ts'

/** How a payment stands, each with a page of its own. */
export type PaymentOutcome = 'success' | 'fail' | 'cancel' | 'pending' | 'mobile' | 'new-window'

const pages = {
  success: (id) => `/cashier/paysuccess/${id}`,
  fail: (id) => `/cashier/payfail/${id}`,
  pending: (id) => `/cashier/paypending/${id}`,
  cancel: () => '/cashier/paycancel',
} as const satisfies Record<Transaction['status'], (id: number) => string>

/**
 * Where the payment is told of truthfully, if that is not the page that is open: a pending payment
 * moves on when it has ended, and nobody reads "paid" of one that has failed.
 */
export function truePage(outcome: PaymentOutcome, transaction: Transaction): string | undefined {
  return outcome === transaction.status ? undefined : pages[transaction.status](transaction.id)
}

import type { RoutedRole } from '../roles/page-roles.ts'

/** How a payer pays a deposit, as the platform names it. */
export const paymentDisplays = ['redirect', 'new_window', 'mobile', 'pending', 'frame'] as const
export type PaymentDisplay = (typeof paymentDisplays)[number]

/** Role of the page of this site that waits while the payer pays; a redirect leaves the site. */
export const waitingRoles = {
  new_window: 'payment-new-window',
  mobile: 'payment-mobile',
  pending: 'payment-pending-transaction',
  frame: 'payment-pending-transaction',
} as const satisfies Record<Exclude<PaymentDisplay, 'redirect'>, RoutedRole>

/** Whether the payer pays on the payment page, which opens by itself. */
export function opensPaymentPage(display: PaymentDisplay): boolean {
  return display === 'redirect' || display === 'new_window' || display === 'frame'
}

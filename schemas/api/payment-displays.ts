/** How a payer pays a deposit, as the platform names it. */
export const paymentDisplays = ['redirect', 'new_window', 'mobile', 'pending'] as const
export type PaymentDisplay = (typeof paymentDisplays)[number]

/** The page of this site that waits while the payer pays; a redirect leaves the site. */
export const waitingPages = {
  new_window: '/cashier/paynewwindow',
  mobile: '/cashier/paymobile',
  pending: '/cashier/paypending/:transaction',
} as const satisfies Record<Exclude<PaymentDisplay, 'redirect'>, string>

/** Whether the payer pays on the payment page, which opens by itself. */
export function opensPaymentPage(display: PaymentDisplay): boolean {
  return display === 'redirect' || display === 'new_window'
}

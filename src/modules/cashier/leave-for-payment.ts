import { isInternalPath, webAddress } from '../../lib/urls/links.ts'
import { runAction } from '../../renderer/actions.ts'
import type { DepositAnswer } from './make-deposit.ts'

/** The two ways out of the application, so that tests see them taken. */
export interface Exits {
  assign: (url: string) => void
  open: (url: string) => void
}

const browserExits: Exits = {
  assign: (url) => window.location.assign(url),
  open: (url) => void window.open(url, '_blank', 'noopener'),
}

/** Address of a payment page: of this site or http(s), whatever the platform says. */
export function paymentUrl(url: string | null): string | undefined {
  if (url === null) return undefined
  return isInternalPath(url) ? url : webAddress(url)?.href
}

/** Goes where the payment goes on: to the provider's page, or to our own that waits for it. */
export function leaveForPayment(
  { transaction, display, url }: DepositAnswer,
  exits: Exits = browserExits,
): void {
  const target = paymentUrl(url)
  if (display === 'redirect' && target !== undefined) {
    exits.assign(target)
    return
  }
  if (display === 'new_window' && target !== undefined) {
    exits.open(target)
    runAction({ type: 'navigate', to: '/cashier/paynewwindow' })
    return
  }
  const page = display === 'mobile' ? '/cashier/paymobile' : `/cashier/paypending/${transaction.id}`
  runAction({ type: 'navigate', to: page })
}

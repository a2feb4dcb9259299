import { urlOf } from '../../../../schemas/roles/role-table.ts'
import { opensPaymentPage, waitingRoles } from '../../../../schemas/api/payment-displays.ts'
import { isInternalPath, webAddress } from '../../../lib/urls/links.ts'
import { runAction } from '../../../renderer/actions.ts'
import type { DepositAnswer } from './make-deposit.ts'

/** Query key of the payment that a page without a number in its path waits for. */
export const paymentKey = 'transaction'

/** The two ways to leave the application, replaceable in tests. */
export interface Exits {
  assign: (url: string) => void
  open: (url: string) => void
}

const browserExits: Exits = {
  assign: (url) => window.location.assign(url),
  open: (url) => void window.open(url, '_blank', 'noopener'),
}

/** A safe address of a payment page: on this site or http(s), whatever the platform answers. */
export function paymentUrl(url: string | null): string | undefined {
  if (url === null) return undefined
  return isInternalPath(url) ? url : webAddress(url)?.href
}

/** Opens the page where the payment continues: the provider's, or our own page that waits for it. */
export function leaveForPayment(
  { transaction, display, url }: DepositAnswer,
  exits: Exits = browserExits,
): void {
  const target = paymentUrl(url)
  if (target !== undefined && display === 'redirect') {
    exits.assign(target)
    return
  }
  if (target !== undefined && display === 'new_window') exits.open(target)
  const isPending = display === 'redirect' || (target === undefined && opensPaymentPage(display))
  const role = waitingRoles[isPending ? 'pending' : display]
  const id = String(transaction.id)
  // The page that waits needs to know which payment it waits for.
  if (role === 'payment-pending-transaction')
    runAction({ type: 'navigate', to: urlOf(role, { transaction: id }) })
  else runAction({ type: 'navigate', to: urlOf(role), query: { [paymentKey]: id } })
}

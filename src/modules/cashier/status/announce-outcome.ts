import { mutate } from 'swr'
import type { EntityId } from '../../../../schemas/api/entity-id.ts'
import { urlOf } from '../../../../schemas/roles/role-table.ts'
import type { SiteConfig } from '../../../../schemas/compiled.ts'
import type { Locale } from '../../../../schemas/locale.ts'
import { callApi } from '../../../lib/api/client.ts'
import { formatMoney } from '../../../lib/format/money.ts'
import type { Translate } from '../../../lib/i18n/plain-i18n.ts'
import { withQuery } from '../../../lib/urls/links.ts'
import { runAction } from '../../../renderer/actions.ts'
import { showToast } from '../../toasts/index.ts'
import { paymentKey } from '../deposit/leave-for-payment.ts'
import { markOutcomeSeen, unseenPayment } from '../deposit/stored-order.ts'
import { methodName } from '../order/payment-methods.ts'

const kinds = { success: 'success', fail: 'error', cancel: 'warning' } as const

interface Surroundings {
  t: Translate
  locale: Locale
  cashier: SiteConfig['cashier']
  /** Whether the page displays the payment itself by now. */
  isDisplayed: () => boolean
}

function pageOf(id: EntityId, status: keyof typeof kinds): string {
  return status === 'cancel'
    ? withQuery(urlOf('payment-cancel'), { [paymentKey]: String(id) })
    : urlOf(`payment-${status}-transaction`, { transaction: id })
}

/** Tells the player, once, how a payment has ended that no page displays. */
export async function announceOutcome(
  id: EntityId,
  { t, locale, cashier, isDisplayed }: Surroundings,
): Promise<void> {
  const { status, method, amount } = await callApi('cashier.getdepositinfo', { id })
  if (status === 'pending' || isDisplayed() || unseenPayment() !== id) return
  markOutcomeSeen(id)
  showToast({
    kind: kinds[status],
    title: t(`cashier.last.${status}`, {
      method: methodName(cashier, method),
      amount: formatMoney(amount, locale),
    }),
    action: {
      label: t('cashier.last.follow'),
      onSelect: () => runAction({ type: 'navigate', to: pageOf(id, status) }),
    },
  })
  await mutate((key) => Array.isArray(key) && key[0] === 'notifications.getlist')
}

import type { EntityId } from '../../../schemas/api/entity-id.ts'
import { urlOf } from '../../../schemas/roles/role-table.ts'
import { useEffect } from 'react'
import { formatMoney } from '../../../src/lib/format/money.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import {
  ContinuePayment,
  forgetOrder,
  markOutcomeSeen,
  methodName,
  Notice,
  useDepositInfo,
} from '../../../src/modules/cashier/index.ts'
import { spendCampaign } from '../../../src/modules/promo/index.ts'
import { LocalLink } from '../../../src/renderer/local-link.tsx'
import { useConfig, useLocale } from '../../../src/renderer/render-context.tsx'
import { buttonClass } from '../../../src/ui/controls/button.tsx'
import styles from './last-payment.module.css'

const looks = {
  pending: { tone: 'info', icon: 'clock' },
  success: { tone: 'info', icon: 'check-circle' },
  fail: { tone: 'warn', icon: 'warning' },
  cancel: { tone: 'warn', icon: 'info' },
} as const

/** What became of the payment that the player has left the site for, above the form to try again. */
export function LastPayment({ id }: { id: EntityId | undefined }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { cashier } = useConfig()
  const info = useDepositInfo(id)
  const hasArrived = info?.status === 'success'
  const endedId = info === undefined || info.status === 'pending' ? undefined : info.id
  useEffect(() => {
    if (endedId !== undefined) markOutcomeSeen(endedId)
  }, [endedId])
  // The next visit starts with an empty form.
  useEffect(() => (hasArrived ? forgetOrder : undefined), [hasArrived])
  const offerId = info?.offer_id
  useEffect(() => {
    if (hasArrived) spendCampaign(offerId)
  }, [hasArrived, offerId])
  if (info === undefined) return null
  const { status, fail_reason: reason } = info
  const text = t(`cashier.last.${status}`, {
    method: methodName(cashier, info.method),
    amount: formatMoney(info.amount, locale),
  })
  return (
    <Notice {...looks[status]} text={reason === null ? text : `${text} ${reason}`}>
      {(status === 'pending' || status === 'success') && (
        <div className={styles.ways}>
          <ContinuePayment info={info} size="s" />
          {/* A payment in an iframe goes on where it is followed. */}
          {(status === 'success' || info.display !== 'frame') && (
            <LocalLink
              to={urlOf(`payment-${status}-transaction`, { transaction: info.id })}
              className={buttonClass({ size: 's', variant: 'secondary' })}
            >
              {t('cashier.last.follow')}
            </LocalLink>
          )}
        </div>
      )}
    </Notice>
  )
}

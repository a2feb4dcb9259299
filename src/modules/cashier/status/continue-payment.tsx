import { waitingRoles } from '../../../../schemas/api/payment-displays.ts'
import type { DepositInfo } from '../../../../schemas/api/entities/cashier.ts'
import { urlOf } from '../../../../schemas/roles/role-table.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { LocalLink } from '../../../renderer/local-link.tsx'
import { buttonClass, type ButtonAppearance } from '../../../ui/controls/button.tsx'
import { paymentUrl } from '../deposit/leave-for-payment.ts'

interface ContinuePaymentProps extends Pick<ButtonAppearance, 'size'> {
  info: DepositInfo | undefined
}

/** Links an open payment to the page where the player pays. */
export function ContinuePayment({ info, size }: ContinuePaymentProps) {
  const { t } = useTranslation()
  const target = paymentUrl(info?.url ?? null)
  if (info === undefined || target === undefined) return null
  if (info.display === 'frame')
    return (
      <LocalLink to={urlOf(waitingRoles.frame, { transaction: info.id })} className={buttonClass({ size })}>
        {t('cashier.result.continue')}
      </LocalLink>
    )
  return (
    <a
      href={target}
      className={buttonClass({ size })}
      {...(info.display === 'new_window' && { target: '_blank', rel: 'noopener' })}
    >
      {t('cashier.result.continue')}
    </a>
  )
}

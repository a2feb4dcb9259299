import type { DepositInfo } from '../../../../schemas/api/entities/cashier.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
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

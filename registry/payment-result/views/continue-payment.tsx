import useSWR from 'swr'
import { callApi } from '../../../src/lib/api/client.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { paymentUrl } from '../../../src/modules/cashier/index.ts'
import { buttonClass } from '../../../src/ui/controls/button.tsx'

/** Links an open payment to the page where the player pays. */
export function ContinuePayment({ id }: { id: number }) {
  const { t } = useTranslation()
  const { data } = useSWR(['cashier.getdepositinfo', id], () => callApi('cashier.getdepositinfo', { id }))
  const target = paymentUrl(data?.url ?? null)
  if (data === undefined || target === undefined) return null
  return (
    <a
      href={target}
      className={buttonClass({ size: 'l' })}
      {...(data.display === 'new_window' && { target: '_blank', rel: 'noopener' })}
    >
      {t('cashier.result.continue')}
    </a>
  )
}

import type { Cashback } from '../../../schemas/api/entities/rewards.ts'
import { formatMoney } from '../../lib/format/money.ts'
import { useTask } from '../../lib/data/use-task.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { useLocale } from '../../renderer/render-context.tsx'
import { showToast } from '../toasts/index.ts'
import { payOut, describeCashbackError } from './cashback-calls.ts'

/** Receives a cashback. `onEnd` runs whatever the outcome. */
export function useReceiving(cashback: Cashback, onEnd: (isPaid: boolean) => void | Promise<void>) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { run, isPending, problem } = useTask(async () => {
    let isPaid = false
    try {
      await payOut(cashback)
      isPaid = true
      showToast({
        kind: 'success',
        title: t('cashback.received', { amount: formatMoney(cashback.amount, locale) }),
      })
    } finally {
      // After an error, the server's state differs from what is displayed.
      await onEnd(isPaid)
    }
  }, describeCashbackError)
  return { receive: run, isPending, problem }
}

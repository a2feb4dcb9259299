import { useEffect, useEffectEvent } from 'react'
import type { Transaction } from '../../../../schemas/api/entities/cashier.ts'
import { NetworkError } from '../../../lib/api/network-error.ts'
import { useTask } from '../../../lib/data/use-task.ts'
import { formatMoney } from '../../../lib/format/money.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { useLocale } from '../../../renderer/render-context.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { confirmDialog } from '../../dialogs/index.ts'
import { useSettlement } from '../intents/use-settlement.ts'
import { usePaymentHold } from '../intents/submitter.ts'
import { cancelsOf, cancelWithdrawal } from './cancel-withdrawal.ts'
import styles from './cancel-button.module.css'

interface CancelButtonProps {
  transaction: Transaction
  /** The server's state differs from what is displayed: the withdrawal was cancelled or has ended. */
  onChanged: () => void
}

/** Cancels a pending withdrawal after a confirmation; shows its state if the answer is lost. */
export function CancelButton({ transaction, onChanged }: CancelButtonProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const submitter = cancelsOf(transaction.id)
  const hold = usePaymentHold(submitter)
  const settlement = useSettlement(submitter)
  const isMine =
    'intent' in settlement ? settlement.intent.transactionId === transaction.id : hold !== undefined
  const isFound = settlement.status === 'found' && settlement.transaction.id === transaction.id

  const notifyChanged = useEffectEvent(onChanged)
  useEffect(() => {
    if (isFound) notifyChanged()
  }, [isFound])

  const cancel = useTask(
    async () => {
      try {
        await cancelWithdrawal(transaction)
        onChanged()
      } catch (error) {
        if (submitter.getHold()?.status === 'refused') onChanged()
        throw error
      }
    },
    (error) => (error instanceof NetworkError ? t('cashier.cancel.offline') : undefined),
  )

  async function ask() {
    const amount = formatMoney(transaction.amount, locale)
    const isSure = await confirmDialog({
      title: t('cashier.cancel.question', { amount }),
      text: t('cashier.cancel.consequence'),
      confirmLabel: t('cashier.cancel.confirm'),
      cancelLabel: t('cashier.cancel.keep'),
      danger: true,
    })
    if (isSure) cancel.run()
  }

  const message = (() => {
    if (cancel.problem !== undefined) return cancel.problem
    if (hold?.status === 'refused') return t('cashier.cancel.tooLate')
    if (settlement.status === 'unknown' && isMine) return t('cashier.cancel.unknown')
    if (settlement.status === 'expired' && isMine) return t('cashier.cancel.lapsed')
    return undefined
  })()
  const isWaiting = settlement.status === 'unknown' && isMine
  return (
    <div className={styles.cancel}>
      <Button variant="outline" size="s" loading={cancel.isPending || isWaiting} onClick={() => void ask()}>
        {t('cashier.cancel.button')}
      </Button>
      <p role="status" className={styles.message}>
        {message}
      </p>
    </div>
  )
}

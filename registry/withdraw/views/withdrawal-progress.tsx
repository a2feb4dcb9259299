import { withQuery } from '../../../src/lib/urls/links.ts'
import { urlOf } from '../../../schemas/roles/role-table.ts'
import { useEffect, useEffectEvent } from 'react'
import type { Transaction } from '../../../schemas/api/entities/cashier.ts'
import { callApi } from '../../../src/lib/api/client.ts'
import { formatMoney } from '../../../src/lib/format/money.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { LocalLink } from '../../../src/renderer/local-link.tsx'
import { useLocale } from '../../../src/renderer/render-context.tsx'
import { Button, buttonClass } from '../../../src/ui/controls/button.tsx'
import { Card } from '../../../src/ui/display/card.tsx'
import { useArrivalFocus } from '../../../src/ui/hooks/use-arrival-focus.ts'
import { CancelButton, PaymentSteps, useTransaction } from '../../../src/modules/cashier/index.ts'
import styles from './withdrawal-panel.module.css'

interface WithdrawalProgressProps {
  transaction: Transaction
  /** Money has moved, so the balance must be refreshed. */
  onMoved: () => void
  onAnother: () => void
}

const titles = { pending: 'title', success: 'paid', fail: 'fail', cancel: 'cancel' } as const

/** A requested withdrawal, polled until it ends. */
export function WithdrawalProgress({ transaction: asked, onMoved, onAnother }: WithdrawalProgressProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { state, refresh } = useTransaction(String(asked.id), {
    name: 'withdrawal',
    initial: [asked],
    load: () => callApi('cashier.gethistory', { type: 'withdrawal', count: 100 }),
  })
  const transaction = state.status === 'found' ? state.transaction : asked
  const { status } = transaction

  const result = useArrivalFocus<HTMLDivElement>(asked)
  const tellMoved = useEffectEvent(onMoved)
  useEffect(() => {
    if (status !== 'pending') tellMoved()
  }, [status])

  return (
    <Card className={styles.progress}>
      <div ref={result} className={styles.result} role="status" tabIndex={-1}>
        <h2>{t(`cashier.withdrawal.done.${titles[status]}`)}</h2>
        <p className={styles.sum}>{formatMoney(transaction.amount, locale)}</p>
        {(status === 'fail' || status === 'cancel') && <p>{t('cashier.withdrawal.done.back')}</p>}
      </div>
      <PaymentSteps transaction={transaction} />
      {transaction.can_cancel && <CancelButton transaction={transaction} onChanged={refresh} />}
      <div className={styles.ways}>
        <LocalLink
          to={withQuery(urlOf('cashier-history'), { tab: 'withdrawal', open: String(transaction.id) })}
          className={buttonClass({ variant: 'secondary' })}
        >
          {t('cashier.withdrawal.done.history')}
        </LocalLink>
        <Button variant="outline" onClick={onAnother}>
          {t('cashier.withdrawal.done.another')}
        </Button>
      </div>
    </Card>
  )
}

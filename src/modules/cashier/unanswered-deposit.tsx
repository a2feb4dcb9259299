import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Transaction } from '../../../schemas/api/entities.ts'
import { formatMoney } from '../../lib/format/money.ts'
import { logProblem } from '../../lib/log.ts'
import { LocalLink } from '../../renderer/local-link.tsx'
import { useLocale } from '../../renderer/render-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './deposit-panel.module.css'
import { findUnansweredDeposit } from './make-deposit.ts'

/** After a reload in the middle of a payment: it arrived, and this is where it is told of. */
export function UnansweredDeposit() {
  const { t } = useTranslation()
  const locale = useLocale()
  const [transaction, setTransaction] = useState<Transaction>()

  useEffect(() => {
    let isGone = false
    findUnansweredDeposit().then(
      (found) => {
        if (!isGone) setTransaction(found)
      },
      (error: unknown) => logProblem('an unanswered deposit could not be looked up', error),
    )
    return () => {
      isGone = true
    }
  }, [])

  if (transaction === undefined) return null
  return (
    <p className={styles.unanswered} role="status">
      <Icon name="info" />
      <span>{t('cashier.unanswered.text', { amount: formatMoney(transaction.amount, locale) })}</span>
      <LocalLink to={`/cashier/paypending/${transaction.id}`}>{t('cashier.unanswered.link')}</LocalLink>
    </p>
  )
}

import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../lib/format/money.ts'
import { useLocale } from '../../renderer/render-context.tsx'
import { Button } from '../../ui/button.tsx'
import { depositSums, type OfferedMethod } from './deposit-rules.ts'
import styles from './deposit-summary.module.css'

interface DepositSummaryProps {
  method: OfferedMethod
  /** Digits only; empty while there is no valid amount. */
  amount: string
  /** Form that the button sends. */
  formId: string
  isBusy: boolean
}

/** What will be paid and what arrives, above the one button that pays. */
export function DepositSummary({ method, amount, formId, isBusy }: DepositSummaryProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const show = (value: string) => formatMoney({ amount: value, currency: method.currency }, locale)
  const paid = amount === '' ? '0' : amount
  const { fee, credited } = depositSums(paid, method)
  return (
    <aside className={styles.summary} aria-label={t('cashier.summary.title')}>
      <h2 className={styles.title}>{t('cashier.summary.title')}</h2>
      <dl className={styles.facts}>
        <div className={styles.detail}>
          <dt>{t('cashier.summary.method')}</dt>
          <dd>{method.name}</dd>
        </div>
        <div className={styles.detail}>
          <dt>{t('cashier.summary.payment')}</dt>
          <dd>{show(paid)}</dd>
        </div>
        <div className={styles.detail}>
          <dt>{t('cashier.summary.fee')}</dt>
          <dd>{show(fee)}</dd>
        </div>
        <div className={styles.credited}>
          <dt>{t('cashier.summary.credited')}</dt>
          <dd>{show(credited)}</dd>
        </div>
      </dl>
      <Button type="submit" form={formId} size="l" block loading={isBusy}>
        {amount === '' ? t('cashier.payNothing') : t('cashier.pay', { amount: show(amount) })}
      </Button>
      <p className={styles.note}>{t('cashier.payNote')}</p>
    </aside>
  )
}

import type { DepositInfo, Transaction } from '../../../schemas/api/entities/cashier.ts'
import { formatDate, formatTime } from '../../../src/lib/format/date.ts'
import { formatMoney } from '../../../src/lib/format/money.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { methodName } from '../../../src/modules/cashier/index.ts'
import { useConfig, useLocale } from '../../../src/renderer/render-context.tsx'
import styles from './payment-facts.module.css'

interface PaymentFactsProps {
  transaction: Transaction
  /** Undefined until it has loaded. */
  info: DepositInfo | undefined
}

/** Amount, fee, credited amount, method, time and number of a payment. */
export function PaymentFacts({ transaction, info }: PaymentFactsProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { cashier, site } = useConfig()
  const updatedAt = Date.parse(transaction.updated_at)
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('cashier.result.amount')}</dt>
        <dd>{formatMoney(transaction.amount, locale)}</dd>
      </div>
      {(info?.status === 'pending' || info?.status === 'success') && (
        <div>
          <dt>{t('cashier.summary.fee')}</dt>
          <dd>{formatMoney(info.fee, locale)}</dd>
        </div>
      )}
      {info?.status === 'success' && (
        <div>
          <dt>{t('cashier.receipt.credited')}</dt>
          <dd>{formatMoney(info.credited, locale)}</dd>
        </div>
      )}
      {info?.fail_reason && (
        <div>
          <dt>{t('cashier.receipt.reason')}</dt>
          <dd>{info.fail_reason}</dd>
        </div>
      )}
      <div>
        <dt>{t('cashier.result.method')}</dt>
        <dd>{methodName(cashier, transaction.method)}</dd>
      </div>
      <div>
        <dt>{t('cashier.result.date')}</dt>
        <dd>
          {formatDate(updatedAt, site.timeZone)} {formatTime(updatedAt, site.timeZone)}
        </dd>
      </div>
      <div>
        <dt>{t('cashier.result.transaction')}</dt>
        <dd>{t('cashier.result.number', { id: transaction.id })}</dd>
      </div>
    </dl>
  )
}

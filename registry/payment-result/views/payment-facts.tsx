import type { Transaction } from '../../../schemas/api/entities/cashier.ts'
import { formatDate, formatTime } from '../../../src/lib/format/date.ts'
import { formatMoney } from '../../../src/lib/format/money.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { useConfig, useLocale } from '../../../src/renderer/render-context.tsx'
import styles from './payment-facts.module.css'

/** Amount, method, time and number of a payment. */
export function PaymentFacts({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { cashier, site } = useConfig()
  const method = cashier.methods.find(({ sysname }) => sysname === transaction.method)
  const updatedAt = Date.parse(transaction.updated_at)
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('cashier.result.amount')}</dt>
        <dd>{formatMoney(transaction.amount, locale)}</dd>
      </div>
      <div>
        <dt>{t('cashier.result.method')}</dt>
        <dd>{method?.name ?? transaction.method}</dd>
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

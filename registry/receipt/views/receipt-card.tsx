import { withQuery } from '../../../src/lib/urls/links.ts'
import { urlOf } from '../../../schemas/roles/role-table.ts'
import type { DepositInfo, Transaction } from '../../../schemas/api/entities/cashier.ts'
import { formatDate, formatTime } from '../../../src/lib/format/date.ts'
import { formatMoney } from '../../../src/lib/format/money.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { LocalLink } from '../../../src/renderer/local-link.tsx'
import { methodName } from '../../../src/modules/cashier/index.ts'
import { useConfig, useLocale } from '../../../src/renderer/render-context.tsx'
import { Button, buttonClass } from '../../../src/ui/controls/button.tsx'
import { Card } from '../../../src/ui/display/card.tsx'
import { StatusBadge } from '../../../src/ui/display/status-badge.tsx'
import styles from './receipt-card.module.css'

interface ReceiptProps {
  transaction: Transaction
  /** Details of a deposit beyond the history; undefined for a withdrawal. */
  info: DepositInfo | undefined
}

/** A printable receipt of a payment. */
export function ReceiptCard({ transaction, info }: ReceiptProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { cashier, site } = useConfig()
  const { id, method, type, requisites, status, domain } = transaction
  const moment = (text: string) => {
    const at = Date.parse(text)
    return `${formatDate(at, site.timeZone)} ${formatTime(at, site.timeZone)}`
  }
  const facts = [
    [t('cashier.result.transaction'), t('cashier.result.number', { id })],
    [t('cashier.result.method'), methodName(cashier, method)],
    ...Object.values(requisites).map((value) => [t('cashier.receipt.requisites'), value] as const),
    [t('cashier.result.amount'), formatMoney(transaction.amount, locale)],
    ...(info?.status === 'pending' || info?.status === 'success'
      ? ([
          [t('cashier.summary.fee'), formatMoney(info.fee, locale)],
          [t('cashier.receipt.credited'), formatMoney(info.credited, locale)],
        ] as const)
      : []),
    [t('cashier.receipt.asked'), moment(transaction.created_at)],
    ...(status === 'pending'
      ? []
      : ([[t('cashier.receipt.ended'), moment(transaction.updated_at)]] as const)),
    ...(info?.fail_reason ? ([[t('cashier.receipt.reason'), info.fail_reason]] as const) : []),
    [t('cashier.receipt.domain'), domain],
  ] as const
  return (
    <Card className={styles.receipt}>
      <div className={styles.head}>
        <h2>{t(`cashier.history.kind.${type}`)}</h2>
        <StatusBadge status={status} text={t(`cashier.history.status.${status}`)} />
      </div>
      <p className={styles.sum}>{formatMoney(transaction.amount, locale)}</p>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={`${label} ${value}`}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.ways}>
        <Button variant="secondary" icon="download" onClick={() => window.print()}>
          {t('cashier.receipt.print')}
        </Button>
        <LocalLink
          to={withQuery(urlOf('cashier-history'), { tab: type })}
          className={buttonClass({ variant: 'outline' })}
        >
          {t('cashier.wallet.all')}
        </LocalLink>
      </div>
    </Card>
  )
}

import type { DepositLimit } from '../../../schemas/api/entities/account.ts'
import type { Transaction } from '../../../schemas/api/entities/cashier.ts'
import type { Money } from '../../../schemas/api/entities/fields.ts'
import { formatMoney, moneyParts } from '../../../src/lib/format/money.ts'
import { minus } from '../../../schemas/formats.ts'
import { serverNow } from '../../../src/lib/data/server-clock.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { useConfig, useFacts, useLocale } from '../../../src/renderer/render-context.tsx'
import { monthTotals } from '../month-totals.ts'
import styles from './month-summary.module.css'

interface MonthSummaryProps {
  /** Newest payments, newest first. */
  payments: readonly Transaction[]
  limit: DepositLimit | undefined
}

/** Totals of the current month: in, out and the difference. */
export function MonthSummary({ payments, limit }: MonthSummaryProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { currency } = useFacts()
  const { timeZone } = useConfig().site
  const totals = monthTotals(payments, { now: serverNow(), timeZone, currency })
  const most = limit?.limit_amount ?? null
  const cards = [
    {
      name: 'deposited',
      figure: totals.deposited,
      note:
        most === null
          ? t('cashier.history.month.noLimit')
          : t('cashier.history.month.limit', { limit: formatMoney({ amount: most, currency }, locale) }),
    },
    {
      name: 'withdrawn',
      figure: totals.withdrawn,
      note:
        totals.open === 0
          ? t('cashier.history.month.none')
          : t('cashier.history.month.open', { count: totals.open }),
    },
    { name: 'net', figure: totals.net, note: t('cashier.history.month.netText') },
  ]
  return (
    <dl className={styles.month}>
      {cards.map(({ name, figure, note }) => (
        <div key={name} className={styles.card}>
          <dt>{t(`cashier.history.month.${name}`)}</dt>
          <dd className={styles.figure}>
            <Sum money={{ amount: figure, currency }} />
          </dd>
          <dd className={styles.note}>{note}</dd>
        </div>
      ))}
    </dl>
  )
}

/** An amount with a smaller sign. */
function Sum({ money }: { money: Money }) {
  const { before, figure, after } = moneyParts(money, useLocale())
  const isMinusFirst = before !== '' && figure.startsWith(minus)
  return (
    <bdi>
      {isMinusFirst && minus}
      {before !== '' && <span>{before}</span>}
      {isMinusFirst ? figure.slice(1) : figure}
      {after !== '' && <span>{after}</span>}
    </bdi>
  )
}

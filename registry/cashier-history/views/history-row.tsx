import { withQuery } from '../../../src/lib/urls/links.ts'
import { urlOf } from '../../../schemas/roles/role-table.ts'
import { Fragment, type ReactNode } from 'react'
import { minus, withSign } from '../../../schemas/formats.ts'
import { formatDate, formatTime } from '../../../src/lib/format/date.ts'
import { formatMoney } from '../../../src/lib/format/money.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { LocalLink } from '../../../src/renderer/local-link.tsx'
import { useConfig, useLocale } from '../../../src/renderer/render-context.tsx'
import { buttonClass } from '../../../src/ui/controls/button.tsx'
import { Icon } from '../../../src/ui/art/icon.tsx'
import { VisuallyHidden } from '../../../src/ui/display/visually-hidden.tsx'
import {
  CancelButton,
  describeItem,
  type HistoryItem,
  PaymentSteps,
} from '../../../src/modules/cashier/index.ts'
import { StatusBadge } from '../../../src/ui/display/status-badge.tsx'
import type { HistoryColumn } from '../columns.ts'
import styles from './history-row.module.css'

interface HistoryRowProps {
  item: HistoryItem
  columns: readonly HistoryColumn[]
  isOpen: boolean
  /** The server's state differs from what is displayed. */
  onChanged: () => void
}

/** An entry of the history; expanded, it shows each step and the possible actions. */
export function HistoryRow({ item, columns, isOpen, onChanged }: HistoryRowProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const config = useConfig()
  const { icon, title, detail, at, amount, direction, isVoid, status, statusText, facts } = describeItem(
    item,
    { t, locale, config },
  )
  const { timeZone } = config.site
  const cells: Readonly<Record<HistoryColumn['column'], (isOnPhones: boolean) => ReactNode>> = {
    operation: () => (
      <span className={styles.texts}>
        <span className={styles.title}>{title}</span>
        <span className={styles.detail}>{detail}</span>
      </span>
    ),
    date: () => (
      <span className={styles.date}>
        {at !== undefined && `${formatDate(at, timeZone)}, ${formatTime(at, timeZone)}`}
      </span>
    ),
    id: (isOnPhones) => (
      <span className={styles.number} data-phones={isOnPhones || undefined}>
        {t('cashier.history.number', { id: item.id })}
      </span>
    ),
    amount: () => (
      <span className={styles.amount} data-direction={direction} data-void={isVoid || undefined}>
        {withSign(direction === 'in' ? '+' : minus, formatMoney(amount, locale))}
      </span>
    ),
    status: () => (
      <span className={styles.status}>
        <StatusBadge status={status} text={statusText ?? t(`cashier.history.status.${status}`)} />
      </span>
    ),
  }
  return (
    <details className={styles.row} open={isOpen} name="history">
      <summary className={styles.line}>
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
        {columns.map(({ column, onPhones }) => (
          <Fragment key={column}>{cells[column](onPhones === true)}</Fragment>
        ))}
        <span className={styles.chevron}>
          <Icon name="chevron-down" size={18} />
        </span>
        <VisuallyHidden>.</VisuallyHidden>
      </summary>
      <div className={styles.more}>
        {facts.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
        {(item.kind === 'deposit' || item.kind === 'withdrawal') && (
          <>
            <PaymentSteps transaction={item.source} />
            <div className={styles.ways}>
              {item.source.can_cancel && <CancelButton transaction={item.source} onChanged={onChanged} />}
              {item.kind === 'deposit' && (
                <LocalLink
                  to={withQuery(urlOf('receipt'), { transaction: String(item.id) })}
                  className={buttonClass({ variant: 'outline', size: 's' })}
                >
                  {t('cashier.history.receipt')}
                </LocalLink>
              )}
              <LocalLink to={urlOf('support')} className={buttonClass({ variant: 'ghost', size: 's' })}>
                <Icon name="chat" size={18} />
                {t('cashier.history.support')}
              </LocalLink>
            </div>
          </>
        )}
      </div>
    </details>
  )
}

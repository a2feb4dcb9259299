import { useId } from 'react'
import type { CallAnswer } from '../../../schemas/api/calls.ts'
import type { Cashback } from '../../../schemas/api/entities/rewards.ts'
import type { LoadResult } from '../../../schemas/component.ts'
import { formatMoment } from '../../lib/format/date.ts'
import { formatMoney } from '../../lib/format/money.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { useConfig, useLocale } from '../../renderer/render-context.tsx'
import { useList } from '../../renderer/use-list.ts'
import { Button } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { StatusBadge } from '../../ui/display/status-badge.tsx'
import { cashbackPageSize, loadCashbacks } from './cashback-calls.ts'
import { CashbackCard, usePeriod } from './cashback-card.tsx'
import styles from './cashback-panel.module.css'

interface CashbackPanelProps {
  blockId: string
  /** Heading above the cashbacks that have ended. */
  title: string
  /** The server's answer for the first page. */
  cashbacks: LoadResult<CallAnswer<'cashbacks.get'>> | undefined
  /** Money has moved, so the balance must be refreshed. */
  onMoved: () => void
}

const isOpen = ({ status }: Cashback) => status === 'active' || status === 'pending'

/** Open cashbacks above those that have ended. */
export function CashbackPanel({ blockId, title, cashbacks, onMoved }: CashbackPanelProps) {
  const { t } = useTranslation()
  const id = useId()
  const { items, total, hasMore, isLoading, hasFailed, loadMore, refresh } = useList<Cashback>({
    name: blockId,
    keyField: 'id',
    pageSize: cashbackPageSize,
    load: loadCashbacks,
    initial: cashbacks,
  })
  const changed = async () => {
    await refresh()
    onMoved()
  }
  // Cashbacks that can be received come first.
  const open = items?.filter(isOpen).sort((one, other) => one.status.localeCompare(other.status)) ?? []
  const ended = items?.filter((cashback) => !isOpen(cashback)) ?? []
  return (
    <div id={blockId} className={styles.panel}>
      {open.map((cashback) => (
        <CashbackCard key={cashback.id} cashback={cashback} onChanged={changed} />
      ))}
      {items === undefined && !hasFailed && (
        <div className={styles.panel} role="status" aria-label={t('cashback.loading')}>
          <Skeleton height="260px" />
          <Skeleton height="200px" />
        </div>
      )}
      {hasFailed && (
        <ErrorState
          title={t('cashback.error.title')}
          text={t('cashback.error.text')}
          retryLabel={t('errors.retry')}
          onRetry={() => void refresh()}
        />
      )}
      {items?.length === 0 && !hasFailed && (
        <EmptyState emblem="coins" title={t('cashback.empty.title')} text={t('cashback.empty.text')} />
      )}
      {ended.length > 0 && (
        <section className={styles.ended} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          <ul className={styles.list}>
            {ended.map((cashback) => (
              <li key={cashback.id}>
                <Ended cashback={cashback} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {items !== undefined && items.length > 0 && (
        <div className={styles.foot}>
          <p role="status">
            {hasMore ? t('cashback.shown', { shown: items.length, total }) : t('cashback.end')}
          </p>
          {hasMore && (
            <Button variant="secondary" loading={isLoading} onClick={loadMore}>
              {t('cashback.more')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** A cashback that has ended: its outcome and date. */
function Ended({ cashback }: { cashback: Cashback }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { timeZone } = useConfig().site
  const period = usePeriod(cashback)
  const { status, amount, description, paid_out_at: paidAt, receiving_expired_at: expiredAt } = cashback
  const moment = status === 'paid_out' ? paidAt : status === 'expired' ? expiredAt : null
  return (
    <div className={styles.row}>
      <div className={styles.texts}>
        <p className={styles.name}>{description.name}</p>
        <p className={styles.detail}>
          {period}
          {moment !== null && ` · ${t(`cashback.at.${status}`, { at: formatMoment(moment, timeZone) })}`}
        </p>
      </div>
      <p className={styles.amount} data-void={status !== 'paid_out' || undefined}>
        {formatMoney(amount, locale)}
      </p>
      <StatusBadge status={status} text={t(`cashback.status.${status}`)} />
    </div>
  )
}

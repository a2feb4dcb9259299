import { useId, type ReactNode } from 'react'
import type { Cashback } from '../../schemas/api/entities/rewards.ts'
import type { BlockProps } from '../../schemas/component.ts'
import { formatMoment } from '../../src/lib/format/date.ts'
import { formatMoney } from '../../src/lib/format/money.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { ForPlayers } from '../../src/modules/account/index.ts'
import { refreshBalance } from '../../src/modules/balance/index.ts'
import { usePeriod } from '../../src/modules/cashback/index.ts'
import { useConfig, useLocale } from '../../src/renderer/render-context.tsx'
import { useLoadedList } from '../../src/renderer/use-loaded-list.ts'
import { StatusBadge } from '../../src/ui/display/status-badge.tsx'
import { EmptyState } from '../../src/ui/states/empty-state.tsx'
import { ErrorState } from '../../src/ui/states/error-state.tsx'
import { ListEnd } from '../../src/ui/states/list-end.tsx'
import { Skeleton } from '../../src/ui/states/skeleton.tsx'
import { load } from './cashbacks.load.ts'
import type { cashbacks } from './cashbacks.schema.ts'
import { CashbackCard } from './views/cashback-card.tsx'
import styles from './views/cashback-panel.module.css'

type CashbacksProps = BlockProps<typeof cashbacks, ReactNode>

const isOpen = ({ status }: Cashback) => status === 'active' || status === 'pending'

export function Cashbacks(block: CashbacksProps) {
  return (
    <ForPlayers>
      <Panel {...block} />
    </ForPlayers>
  )
}

/** Open cashbacks above those that have ended. */
function Panel(block: CashbacksProps) {
  const { t } = useTranslation()
  const id = useId()
  const { items, total, hasMore, isLoading, hasFailed, loadMore, refresh } = useLoadedList(
    load,
    'cashbacks',
    block,
    { keyField: 'id' },
  )
  const changed = async () => {
    await refresh()
    refreshBalance()
  }
  // Cashbacks that can be received come first.
  const open = items?.filter(isOpen).sort((one, other) => one.status.localeCompare(other.status)) ?? []
  const ended = items?.filter((cashback) => !isOpen(cashback)) ?? []
  return (
    <div id={block.id} className={styles.panel}>
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
            {block.props.title}
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
        <ListEnd
          text={hasMore ? t('cashback.shown', { shown: items.length, total }) : t('cashback.end')}
          more={hasMore ? { label: t('cashback.more'), onClick: loadMore, loading: isLoading } : undefined}
        />
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

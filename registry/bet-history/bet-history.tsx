import { useState, type ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { EmptyState } from '../../src/ui/states/empty-state.tsx'
import { ErrorState } from '../../src/ui/states/error-state.tsx'
import { ListEnd } from '../../src/ui/states/list-end.tsx'
import { Skeleton } from '../../src/ui/states/skeleton.tsx'
import type { betHistory } from './bet-history.schema.ts'
import type { BetFilter } from './bet.ts'
import styles from './bet-history.module.css'
import { BetFilters } from './parts/bet-filters.tsx'
import { BetRow } from './parts/bet-row.tsx'
import { BetTotals } from './parts/bet-totals.tsx'
import { useBets } from './use-bets.ts'

export function BetHistory(block: BlockProps<typeof betHistory, ReactNode>) {
  const { t } = useTranslation()
  const [filter, setFilter] = useState<BetFilter>({})
  const { items = [], games, total, hasMore, isLoading, hasFailed, loadMore } = useBets(block, filter)
  const isDone = !isLoading && !hasFailed
  return (
    <section className={styles.history} aria-label={t('bets.title')}>
      <BetFilters filter={filter} games={games} onChange={setFilter} />
      {items.length > 0 && (
        <>
          <BetTotals bets={items} />
          <ul className={styles.list}>
            {items.map((bet) => (
              <BetRow key={bet.id} bet={bet} columns={block.props.columns} />
            ))}
          </ul>
        </>
      )}
      {isLoading && (
        <div className={styles.waiting} role="status" aria-label={t('bets.loading')}>
          <Skeleton height="64px" />
          <Skeleton height="64px" />
          <Skeleton height="64px" />
        </div>
      )}
      {hasFailed && (
        <ErrorState
          title={t('cashier.history.error.title')}
          text={t('bets.errorText')}
          retryLabel={t('cashier.retry')}
          onRetry={loadMore}
        />
      )}
      {isDone && items.length === 0 && (
        <EmptyState
          emblem="dice"
          title={t('bets.empty.title')}
          text={t(Object.keys(filter).length > 0 ? 'bets.empty.filtered' : 'bets.empty.text')}
        />
      )}
      {isDone && items.length > 0 && (
        <ListEnd
          text={
            hasMore ? t('cashier.history.shown', { shown: items.length, total }) : t('cashier.history.end')
          }
          more={hasMore ? { label: t('cashier.history.more'), onClick: loadMore } : undefined}
        />
      )}
    </section>
  )
}

import { useState, type ReactNode } from 'react'
import type { CallAnswer, CallParams } from '../../schemas/api/calls.ts'
import type { BlockProps } from '../../schemas/component.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { Button } from '../../src/ui/controls/button.tsx'
import { EmptyState } from '../../src/ui/states/empty-state.tsx'
import { ErrorState } from '../../src/ui/states/error-state.tsx'
import { Skeleton } from '../../src/ui/states/skeleton.tsx'
import type { betHistory } from './bet-history.schema.ts'
import styles from './bet-history.module.css'
import { BetFilters } from './parts/bet-filters.tsx'
import { BetRow } from './parts/bet-row.tsx'
import { BetTotals } from './parts/bet-totals.tsx'
import { useBets } from './use-bets.ts'

export type BetWish = Pick<CallParams<'games.getHistory'>, 'from' | 'to' | 'sysname' | 'status'>
export type Bet = CallAnswer<'games.getHistory'>['items'][number]

export function BetHistory({ data }: BlockProps<typeof betHistory, ReactNode>) {
  const { t } = useTranslation()
  const [wish, setWish] = useState<BetWish>({})
  const { items, games, total, status, loadMore } = useBets(wish, data.bets)
  const isNarrowed = Object.keys(wish).length > 0
  return (
    <section className={styles.history} aria-label={t('bets.title')}>
      <BetFilters wish={wish} games={games} onChange={setWish} />
      {items.length > 0 && (
        <>
          <BetTotals bets={items} />
          <ul className={styles.list}>
            {items.map((bet) => (
              <BetRow key={bet.id} bet={bet} />
            ))}
          </ul>
        </>
      )}
      {status === 'loading' && (
        <div className={styles.waiting} role="status" aria-label={t('bets.loading')}>
          <Skeleton height="64px" />
          <Skeleton height="64px" />
          <Skeleton height="64px" />
        </div>
      )}
      {status === 'error' && (
        <ErrorState
          title={t('cashier.history.error.title')}
          text={t('bets.errorText')}
          retryLabel={t('cashier.retry')}
          onRetry={loadMore}
        />
      )}
      {status === 'success' && items.length === 0 && (
        <EmptyState
          emblem="dice"
          title={t('bets.empty.title')}
          text={t(isNarrowed ? 'bets.empty.filtered' : 'bets.empty.text')}
        />
      )}
      {status === 'success' && items.length > 0 && (
        <div className={styles.foot}>
          <p role="status">
            {items.length < total
              ? t('cashier.history.shown', { shown: items.length, total })
              : t('cashier.history.end')}
          </p>
          {items.length < total && (
            <Button variant="secondary" onClick={loadMore}>
              {t('cashier.history.more')}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

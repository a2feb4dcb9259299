import { useRef, type ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { formatNumber } from '../../src/lib/format/number.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { LocalLink } from '../../src/renderer/local-link.tsx'
import { useLoad } from '../../src/renderer/use-load.ts'
import { buttonClass } from '../../src/ui/controls/button.tsx'
import { useReached, useScrolledBefore } from '../../src/ui/hooks/use-reached.ts'
import { EmptyState } from '../../src/ui/states/empty-state.tsx'
import { ErrorState } from '../../src/ui/states/error-state.tsx'
import { Skeleton } from '../../src/ui/states/skeleton.tsx'
import { MatchCard } from './parts/match-card.tsx'
import { load } from './sports-row.load.ts'
import type { sportsRow } from './sports-row.schema.ts'
import styles from './sports-row.module.css'
import { useOddsMoves } from './use-odds-moves.ts'

/** Odds change all the time; this interval is short enough to notice it and cheap for the platform. */
const refreshSeconds = 15
/** As many as the widest row shows: placeholders while the matches load, and matches in the HTML. */
const firstMatches = load.events.first
const skeletons = Array.from({ length: firstMatches }, (_, index) => index)

export function SportsRow(block: BlockProps<typeof sportsRow, ReactNode>) {
  const { id, props } = block
  const { t } = useTranslation()
  const { title, moreLink } = props
  const events = useLoad(load, 'events', block, {
    refreshSeconds,
  })
  const items = events.data?.items
  const { isReached, reach } = useReached()
  const shown = isReached ? items : items?.slice(0, firstMatches)
  const moves = useOddsMoves(items)
  // The page contains the first matches only.
  const isPartial =
    events.data !== undefined && events.data.items.length < Math.min(props.count, events.data.total)
  const complete = () => {
    if (isPartial && !events.isLoading && (!isReached || events.error !== undefined)) events.retry()
    reach()
  }
  const list = useRef<HTMLUListElement>(null)
  useScrolledBefore(list, complete)
  // An optional call: a platform without sports has no row.
  if (items === undefined && events.error === 'MethodNotFoundException') return null

  return (
    <section
      className={styles.row}
      aria-labelledby={`${id}-title`}
      onPointerEnter={complete}
      onFocus={complete}
    >
      <header className={styles.header}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {events.data && (
          <span className={styles.total}>
            {t('sports.total', { number: formatNumber(events.data.total) })}
          </span>
        )}
        <LocalLink
          to={moreLink}
          className={`${buttonClass({ variant: 'secondary', size: 's' })} ${styles.more}`}
        >
          {t('sports.all')}
        </LocalLink>
      </header>
      {items !== undefined && items.length > 0 ? (
        <ul ref={list} className={styles.list}>
          {shown?.map((event) => (
            <MatchCard key={event.id} event={event} page={moreLink} moves={moves} />
          ))}
        </ul>
      ) : (
        <div className={styles.place}>
          <div
            className={styles.list}
            data-hidden={items !== undefined || events.error !== undefined || undefined}
            aria-hidden="true"
          >
            {skeletons.map((index) => (
              <Skeleton key={index} className={styles.skeleton} />
            ))}
          </div>
          {items?.length === 0 && (
            <EmptyState emblem="ball" title={t('sports.empty.title')} text={t('sports.empty.text')} />
          )}
          {items === undefined && events.error !== undefined && (
            <ErrorState
              title={t('sports.error.title')}
              text={t('sports.error.text')}
              retryLabel={t('sports.retry')}
              onRetry={events.retry}
            />
          )}
        </div>
      )}
    </section>
  )
}

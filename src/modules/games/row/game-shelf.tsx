import { startTransition, useRef, useState, type ReactNode } from 'react'
import type { TileGame } from '../../../../schemas/api/entities/games.ts'
import { formatNumber } from '../../../lib/format/number.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { LocalLink } from '../../../renderer/local-link.tsx'
import { Button, buttonClass } from '../../../ui/controls/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { useScrolledBefore } from '../../../ui/hooks/use-reached.ts'
import { GameTiles } from '../game-tiles.tsx'
import styles from './game-shelf.module.css'
import { useRowScroll } from './use-row-scroll.ts'

/** Placeholders while the games load: as many as the widest row shows. */
const skeletons = Array.from({ length: 9 }, (_, index) => index)

/** Tiles in the server's HTML: as many as the widest row shows. */
const firstTiles = 9

interface GameShelfProps {
  /** Unique on the page. */
  id: string
  title: string
  /** Undefined until they are loaded. */
  games: readonly TileGame[] | undefined
  /** Total number of games. */
  total?: number | undefined
  /** Page with all of them. */
  moreLink?: string | undefined
  isLoading: boolean
  hasFailed: boolean
  onRetry: () => void
  /** `games` are only the first ones: called when the row is reached, to load all of them. */
  onReach?: (() => void) | undefined
  /** Identifies the content: a new name scrolls the row back to its start. */
  name?: string | undefined
  /** Shown beside the heading. */
  filter?: ReactNode
  /** Shown instead of an empty row. */
  empty?: ReactNode
}

/**
 * Games in a row that scrolls sideways, by its visible width. The row is complete as soon as the pointer or the
 * focus reaches it: most rows of a page are never scrolled.
 */
export function GameShelf({
  id,
  title,
  games,
  total,
  moreLink,
  isLoading,
  hasFailed,
  onRetry,
  onReach,
  name,
  filter,
  empty,
}: GameShelfProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const [isComplete, setIsComplete] = useState(false)
  const shown = isComplete ? games : games?.slice(0, firstTiles)
  const row = useRowScroll(list, `${name}:${shown?.length}`)
  const hasMore = onReach !== undefined || shown?.length !== games?.length
  const complete = () => {
    if (!isComplete || hasFailed) onReach?.()
    if (!isComplete) startTransition(() => setIsComplete(true))
  }
  useScrolledBefore(list, complete)
  // Reserves the space of the number while it is not known.
  const unknownTotal = games === undefined && !hasFailed ? '' : undefined
  const shownTotal = total === undefined ? unknownTotal : formatNumber(total)
  const hasGames = shown !== undefined && shown.length > 0
  return (
    <section
      className={styles.row}
      aria-labelledby={`${id}-title`}
      aria-busy={isLoading}
      onPointerEnter={complete}
      onFocus={complete}
    >
      <header className={styles.header}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {total !== undefined && <span className={styles.total}>{formatNumber(total)}</span>}
        {filter}
        <div className={styles.tools} data-idle={(!row.canScroll && !hasMore) || undefined}>
          {hasGames && (
            <>
              <Button
                variant="secondary"
                size="s"
                square
                icon="chevron-left"
                className={styles.arrow}
                aria-label={t('games.previous')}
                aria-disabled={row.isAtStart}
                onClick={row.scrollBack}
              />
              <Button
                variant="secondary"
                size="s"
                square
                icon="chevron-right"
                className={styles.arrow}
                aria-label={t('games.next')}
                aria-disabled={row.isAtEnd && !hasMore}
                onClick={row.scrollForward}
              />
            </>
          )}
          {moreLink !== undefined && (
            <LocalLink
              to={moreLink}
              className={`${buttonClass({ variant: 'secondary', size: 's' })} ${styles.more}`}
              data-total={shownTotal}
            >
              {t('games.all')}
            </LocalLink>
          )}
        </div>
      </header>
      {hasGames ? (
        <GameTiles key={name} ref={list} games={shown} className={styles.list} onScroll={row.measure} />
      ) : (
        <div className={styles.place}>
          <TileSkeletons isShown={games === undefined && !hasFailed} />
          {games?.length === 0 &&
            (empty ?? (
              <EmptyState emblem="cards" title={t('games.empty.title')} text={t('games.empty.text')} />
            ))}
          {games === undefined && hasFailed && (
            <ErrorState
              title={t('games.error.title')}
              text={t('games.error.text')}
              retryLabel={t('games.retry')}
              onRetry={onRetry}
            />
          )}
        </div>
      )}
    </section>
  )
}

/** Placeholder tiles, so that the height of the row does not change. */
function TileSkeletons({ isShown }: { isShown: boolean }) {
  return (
    <div className={styles.list} data-hidden={!isShown || undefined} aria-hidden="true">
      {skeletons.map((index) => (
        <Skeleton key={index} className={styles.skeleton} />
      ))}
    </div>
  )
}

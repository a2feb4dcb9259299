import { useRef, type ReactNode } from 'react'
import type { Game } from '../../../../schemas/api/entities/games.ts'
import { formatNumber } from '../../../lib/format/number.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { LocalLink } from '../../../renderer/local-link.tsx'
import { Button, buttonClass } from '../../../ui/controls/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { GameTiles } from '../game-tiles.tsx'
import styles from './game-shelf.module.css'
import { useRowScroll } from './use-row-scroll.ts'

/** Places held while the games load: as many as the widest row shows. */
const skeletons = Array.from({ length: 9 }, (_, index) => index)

interface GameShelfProps {
  /** Unique on the page. */
  id: string
  title: string
  /** Undefined until they are known. */
  games: readonly Game[] | undefined
  /** How many there are in all. */
  total?: number | undefined
  /** Where all of them are. */
  moreLink?: string | undefined
  isLoading: boolean
  hasFailed: boolean
  onRetry: () => void
  /** Names what is shown: with another name the row begins at its beginning. */
  name?: string | undefined
  /** Stands beside the heading. */
  filter?: ReactNode
  /** Takes the place of a row without games. */
  empty?: ReactNode
}

/** Games in a row that scrolls sideways, by as much as one sees of it. */
export function GameShelf({
  id,
  title,
  games,
  total,
  moreLink,
  isLoading,
  hasFailed,
  onRetry,
  name,
  filter,
  empty,
}: GameShelfProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const row = useRowScroll(list, `${name}:${games?.length}`)
  const hasGames = games !== undefined && games.length > 0
  return (
    <section className={styles.row} aria-labelledby={`${id}-title`} aria-busy={isLoading}>
      <header className={styles.header}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <Total total={total} />
        {filter}
        <div className={styles.tools}>
          {hasGames && (
            <div className={styles.arrows} data-idle={!row.canScroll || undefined}>
              <Button
                variant="secondary"
                size="s"
                square
                icon="chevron-left"
                aria-label={t('games.previous')}
                aria-disabled={row.isAtStart}
                onClick={row.scrollBack}
              />
              <Button
                variant="secondary"
                size="s"
                square
                icon="chevron-right"
                aria-label={t('games.next')}
                aria-disabled={row.isAtEnd}
                onClick={row.scrollForward}
              />
            </div>
          )}
          {moreLink !== undefined && (
            <LocalLink
              to={moreLink}
              className={`${buttonClass({ variant: 'secondary', size: 's' })} ${styles.more}`}
            >
              {t('games.all')}
              <Total total={total} />
            </LocalLink>
          )}
        </div>
      </header>
      {hasGames ? (
        <GameTiles key={name} ref={list} games={games} className={styles.list} onScroll={row.measure} />
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

function Total({ total }: { total: number | undefined }) {
  return total === undefined ? null : <span className={styles.total}>{formatNumber(total)}</span>
}

/** The place of the tiles: it stays as high, whatever stands there. */
function TileSkeletons({ isShown }: { isShown: boolean }) {
  return (
    <div className={styles.list} data-hidden={!isShown || undefined} aria-hidden="true">
      {skeletons.map((index) => (
        <Skeleton key={index} className={styles.skeleton} />
      ))}
    </div>
  )
}

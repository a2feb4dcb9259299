import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { formatNumber } from '../../../lib/format/number.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { LocalLink } from '../../../renderer/local-link.tsx'
import { Button, buttonClass } from '../../../ui/controls/button.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { TileList } from '../game-tiles.tsx'
import styles from './games-list.module.css'
import { useScrollRestoration } from './use-scroll-restoration.ts'
import type { GameList } from './use-game-list.ts'
import { useTileWindow } from './use-tile-window.ts'

/** Pages loaded automatically while scrolling; after that a button appears, so that the footer can be reached. */
const automaticPages = 10
/** Distance in px between the end of the list and the viewport at which the next page is requested. */
const nearness = 400
/** Tiles visible on a phone at the top of the page: four rows of three. */
const seenFirst = 12
/** Placeholders while a page loads. A whole page of them would be rendered for only a moment. */
const comingTiles = 6

interface GamesListProps {
  list: GameList
  pageSize: number
  /** Address of the next page, for browsers without JavaScript. */
  nextPath: string
  /** Shown instead of an empty list. */
  empty: ReactNode
}

/** Games page by page: more are loaded while scrolling and by a button, and announced to screen readers. */
export function GamesList({ list, pageSize, nextPath, empty }: GamesListProps) {
  const { t } = useTranslation()
  const { items: games, hasFailed, isLoading } = list
  useScrollRestoration(list)
  if (games === undefined) {
    if (!hasFailed) return <TileSkeletons count={pageSize} />
    return (
      <ErrorState
        title={t('games.error.title')}
        text={t('games.error.text')}
        retryLabel={t('games.retry')}
        retrying={isLoading}
        onRetry={() => void list.refresh()}
      />
    )
  }
  if (games.length === 0) return empty
  return (
    <>
      <div className={styles.frame}>
        <Grid list={list} games={games} />
      </div>
      {list.hasMore && !hasFailed && list.loaded < list.size && <TileSkeletons count={comingTiles} />}
      <Foot list={list} nextPath={nextPath} shown={games.length} />
    </>
  )
}

function Grid({ list: { covers }, games }: { list: GameList; games: NonNullable<GameList['items']> }) {
  const grid = useRef<HTMLUListElement>(null)
  const { start, end, above, below, isLong } = useTileWindow(grid, games.length)
  const isWhole = end - start === games.length
  return (
    <TileList
      ref={grid}
      className={styles.grid}
      games={isWhole ? games : games.slice(start, end)}
      whole={games}
      covers={isWhole ? covers : covers.slice(start, end)}
      seenFirst={Math.max(0, seenFirst - start)}
      style={{
        paddingBlockStart: above || undefined,
        paddingBlockEnd: below || undefined,
      }}
      part={isLong ? { start, total: games.length } : undefined}
    />
  )
}

interface FootProps {
  list: GameList
  nextPath: string
  shown: number
}

/** How much of the list is loaded, with the button to load more. */
function Foot({ list, nextPath, shown }: FootProps) {
  const { t } = useTranslation()
  const { total, isLoading, hasFailed, hasMore, size, loadMore, refresh } = list
  const [allowed, setAllowed] = useState(automaticPages)
  const end = useRef<HTMLDivElement>(null)

  // Measured, because Chromium sometimes does not report a jump to the end to an IntersectionObserver.
  const approach = useEffectEvent(() => {
    if (!hasMore || isLoading || hasFailed || size >= allowed || end.current === null) return
    const isNear = end.current.getBoundingClientRect().top < window.innerHeight + nearness
    // Before the first scroll, the server's page is enough.
    if (isNear && window.scrollY > 0) loadMore()
  })
  // If the end is still visible after a page has loaded, the next one is requested.
  useEffect(() => approach(), [shown, isLoading])
  useEffect(() => {
    let timer = 0
    // Not in the frame that scrolls: requesting a page renders the list again.
    const check = () => {
      timer ||= window.setTimeout(() => {
        timer = 0
        approach()
      })
    }
    window.addEventListener('scroll', check, { passive: true })
    window.addEventListener('resize', check)
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('scroll', check)
      window.removeEventListener('resize', check)
    }
  }, [])

  function askForMore(event: MouseEvent | KeyboardEvent) {
    event.preventDefault()
    if (isLoading) return
    setAllowed(size + automaticPages)
    loadMore()
  }

  const figures = { total: formatNumber(total), shown: formatNumber(Math.min(shown, total)) }
  const text = isLoading
    ? t('games.list.loading', figures)
    : hasMore
      ? t('games.list.shown', figures)
      : t('games.list.end', figures)
  return (
    <div
      ref={end}
      className={styles.foot}
      // The boot script loads the code when such a page is scrolled.
      data-more={hasMore ? '' : undefined}
    >
      <p role="status" className={styles.status}>
        {text}
      </p>
      {hasMore && (
        <progress
          className={styles.progress}
          value={shown}
          max={total}
          aria-label={t('games.list.progress')}
        />
      )}
      {hasFailed && (
        <p role="alert" className={styles.failure}>
          {t('games.list.failed')}{' '}
          <Button variant="secondary" size="s" icon="refresh" onClick={() => void refresh()}>
            {t('games.retry')}
          </Button>
        </p>
      )}
      {hasMore && !hasFailed && (
        <LocalLink
          to={nextPath}
          rel="next"
          role="button"
          className={buttonClass({ variant: 'secondary' })}
          aria-disabled={isLoading || undefined}
          onClick={askForMore}
          onKeyDown={(event) => event.key === ' ' && askForMore(event)}
        >
          {t('games.list.more')}
        </LocalLink>
      )}
    </div>
  )
}

/** Placeholders for a page of games. */
function TileSkeletons({ count }: { count: number }) {
  return (
    <div className={`${styles.grid} ${styles.waiting}`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={styles.skeleton} />
      ))}
    </div>
  )
}

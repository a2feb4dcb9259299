import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { BlockProps } from '../../schemas/component.ts'
import { callApi } from '../../src/lib/api/client.ts'
import { formatNumber } from '../../src/lib/format/number.ts'
import { GameTile } from '../../src/modules/games/index.ts'
import { LocalLink } from '../../src/renderer/local-link.tsx'
import { useBlockData } from '../../src/renderer/use-block-data.ts'
import { Button, buttonClass } from '../../src/ui/button.tsx'
import { EmptyState } from '../../src/ui/empty-state.tsx'
import { ErrorState } from '../../src/ui/error-state.tsx'
import { Skeleton } from '../../src/ui/skeleton.tsx'
import type { gameRow } from './game-row.schema.ts'
import styles from './game-row.module.css'
import { useRowScroll } from './use-row-scroll.ts'

/** Places held while the games load: as many as the widest row shows. */
const skeletons = Array.from({ length: 9 }, (_, index) => index)

export function GameRow({ id, props, data, params }: BlockProps<typeof gameRow, ReactNode>) {
  const { t } = useTranslation()
  const { title, moreLink, count, tags, types, providers } = props
  const games = useBlockData(
    id,
    'games',
    () =>
      callApi('games.get', {
        count,
        ...(tags && { tags }),
        ...(types && { types }),
        ...(providers && { providers }),
      }),
    data.games,
  )
  // On the page of a game the row shows the others.
  const items = games.data?.items.filter((game) => game.sysname !== params.sysname)
  const list = useRef<HTMLUListElement>(null)
  const row = useRowScroll(list, items?.length ?? 0)

  return (
    <section className={styles.row} aria-labelledby={`${id}-title`} aria-busy={games.isLoading}>
      <header className={styles.header}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {games.data && <Total total={games.data.total} />}
        <div className={styles.tools}>
          {row.canScroll && (
            <div className={styles.arrows}>
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
              {games.data && <Total total={games.data.total} />}
            </LocalLink>
          )}
        </div>
      </header>
      {items === undefined && games.error !== undefined && (
        <ErrorState
          title={t('games.error.title')}
          text={t('games.error.text')}
          retryLabel={t('games.retry')}
          onRetry={games.retry}
        />
      )}
      {items === undefined && games.error === undefined && <TileSkeletons />}
      {items?.length === 0 && (
        <EmptyState emblem="cards" title={t('games.empty.title')} text={t('games.empty.text')} />
      )}
      {items !== undefined && items.length > 0 && (
        <ul ref={list} className={styles.list} onScroll={row.measure}>
          {items.map((game) => (
            <li key={game.sysname} className={styles.item}>
              <GameTile game={game} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Total({ total }: { total: number }) {
  return <span className={styles.total}>{formatNumber(total)}</span>
}

function TileSkeletons() {
  return (
    <div className={styles.list} aria-hidden="true">
      {skeletons.map((index) => (
        <div key={index} className={styles.item}>
          <Skeleton className={styles.skeleton} />
        </div>
      ))}
    </div>
  )
}

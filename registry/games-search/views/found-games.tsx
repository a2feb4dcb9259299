import { formatNumber } from '../../../src/lib/format/number.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { EmptyState } from '../../../src/ui/states/empty-state.tsx'
import { ErrorState } from '../../../src/ui/states/error-state.tsx'
import { PopularGames, type PopularGamesState } from './popular-games.tsx'
import { ResultSkeletons, SearchResults, type ResultList } from './search-results.tsx'
import type { GameSearchState } from '../use-game-search.ts'
import styles from './game-search.module.css'

interface FoundGamesProps {
  search: GameSearchState
  popular: PopularGamesState
  list: ResultList
}

/** The result of the search: games, nothing, or an error. */
export function FoundGames({ search, popular, list }: FoundGamesProps) {
  const { t } = useTranslation()
  const { query, found, hasFailed, isLoading, retry } = search
  if (hasFailed)
    return (
      <ErrorState
        title={t('games.search.failed')}
        text={t('games.error.text')}
        retryLabel={t('games.retry')}
        onRetry={retry}
      />
    )
  const total = found?.total ?? 0
  const isNothing = found !== undefined && total === 0
  const count =
    found === undefined || isNothing
      ? ''
      : t('games.search.found', { count: total, total: formatNumber(total) })
  const announcement = isNothing ? t('games.search.none.title') : count
  return (
    <section className={styles.part}>
      {/* Rendered from the start, so that screen readers announce its content. */}
      <p role="status" className={isNothing ? styles.unseen : styles.count}>
        {isLoading ? '' : announcement}
      </p>
      {found === undefined && <ResultSkeletons />}
      {isNothing && (
        <>
          <EmptyState
            emblem="fish"
            title={t('games.search.none.title')}
            text={t('games.search.none.text', { query })}
          />
          <PopularGames title={t('games.search.instead')} popular={popular} list={list} />
        </>
      )}
      {found !== undefined && !isNothing && (
        <SearchResults label={t('games.search.results')} games={found.items} list={list} />
      )}
    </section>
  )
}

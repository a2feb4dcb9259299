import type { CallAnswer } from '../../../schemas/api/calls.ts'
import type { BlockDataState } from '../../../src/renderer/use-block-data.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { ErrorState } from '../../../src/ui/states/error-state.tsx'
import { ResultSkeletons, SearchResults, type ResultList } from './search-results.tsx'
import styles from './game-search.module.css'

export type PopularGamesState = BlockDataState<CallAnswer<'games.get'>>

interface PopularGamesProps {
  title: string
  popular: PopularGamesState
  list: ResultList
}

/** Suggestions for an empty field or an empty result. */
export function PopularGames({ title, popular, list }: PopularGamesProps) {
  const { t } = useTranslation()
  const { data: answer, error, retry } = popular
  if (answer?.items.length === 0) return null
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      {answer !== undefined && <SearchResults label={title} games={answer.items} list={list} />}
      {answer === undefined && error === undefined && <ResultSkeletons />}
      {answer === undefined && error !== undefined && (
        <ErrorState
          title={t('games.error.title')}
          text={t('games.error.text')}
          retryLabel={t('games.retry')}
          onRetry={retry}
        />
      )}
    </section>
  )
}

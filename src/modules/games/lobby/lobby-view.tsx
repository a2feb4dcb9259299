import { useId } from 'react'
import { formatNumber } from '../../../lib/format/number.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { ActionButton } from '../../../renderer/action-button.tsx'
import { LocalLink } from '../../../renderer/local-link.tsx'
import { Button, buttonClass } from '../../../ui/controls/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { GamesList } from '../list/games-list.tsx'
import { ChosenFilters } from './chosen-filters.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { HallSearch } from './lobby-search.tsx'
import { HallTabs } from './lobby-tabs.tsx'
import styles from './lobby.module.css'
import { hallPageSize, hasFilter, isPersonal } from './lobby-query.ts'
import { openFilters } from './open-filters.tsx'
import { SortSelect } from './sort-select.tsx'
import {
  useHall,
  useHallGames,
  useMadeAnswers,
  type HallAnswers,
  type HallSettings,
  type HallState,
} from './use-lobby.ts'

interface HallViewProps {
  settings: HallSettings
  answers: HallAnswers
}

/** The lobby. Its state is in the address, so that it can be shared and the back button works. */
export function HallView({ settings, answers }: HallViewProps) {
  const { t } = useTranslation()
  const hall = useHall(settings, answers)
  const made = useMadeAnswers(hall, answers)
  const games = useHallGames(hall, made)
  const titleId = useId()
  const { wish, category } = hall
  const personal = isPersonal(wish.category) ? wish.category : undefined
  const title = personal ? t(`games.hall.${personal}`) : (category?.name ?? settings.title)
  const chosen = wish.providers.length + wish.types.length + wish.tags.length
  return (
    <section className={styles.hall} aria-labelledby={titleId} aria-busy={games.isLoading}>
      <header className={styles.header}>
        <h1 id={titleId} className={styles.title}>
          {title}
          {games.games && (
            <span className={styles.total}>
              {' '}
              {t('games.hall.total', { count: games.total, total: formatNumber(games.total) })}
            </span>
          )}
        </h1>
        {personal === undefined && (
          <div className={styles.tools}>
            <HallSearch hall={hall} />
            <SortSelect hall={hall} className={styles.sort} />
            <Button
              variant="secondary"
              square
              icon="filter"
              className={styles.opener}
              aria-label={t('games.hall.openFilters', { count: chosen })}
              onClick={() => openFilters(t('games.hall.filters'), settings, made)}
            >
              {chosen > 0 && <span className={styles.count}>{chosen}</span>}
            </Button>
          </div>
        )}
      </header>
      <HallTabs hall={hall} />
      <div className={styles.body} data-plain={personal !== undefined || undefined}>
        {personal === undefined && (
          <aside className={styles.column} aria-label={t('games.hall.filters')}>
            <FilterPanel hall={hall} made={made} />
          </aside>
        )}
        <div className={styles.list}>
          {wish.page > 1 && (
            <LocalLink
              to={hall.pathOf({ page: wish.page - 1 })}
              rel="prev"
              className={`${buttonClass({ variant: 'secondary', size: 's' })} ${styles.previous}`}
            >
              {t('games.hall.previous')}
            </LocalLink>
          )}
          <ChosenFilters hall={hall} made={made} />
          <GamesList
            key={JSON.stringify(wish)}
            list={games}
            pageSize={hallPageSize}
            nextPath={hall.pathOf({ page: wish.page + games.size })}
            empty={<NoGames hall={hall} />}
          />
        </div>
      </div>
    </section>
  )
}

/** Explains an empty result and offers ways out. */
function NoGames({ hall: { wish, pathOf } }: { hall: HallState }) {
  const { t } = useTranslation()
  const reason = isPersonal(wish.category) ? wish.category : hasFilter(wish) ? 'filtered' : 'nothing'
  const all = { category: undefined, providers: [], types: [], tags: [], query: '' }
  return (
    <EmptyState
      emblem={reason === 'favourites' ? 'gem' : 'fish'}
      title={t(`games.hall.empty.${reason}.title`)}
      text={t(`games.hall.empty.${reason}.text`)}
    >
      <ActionButton
        action={{
          type: 'navigate',
          to: pathOf(reason === 'filtered' ? { ...all, category: wish.category } : all),
        }}
        variant="secondary"
      >
        {t(reason === 'filtered' ? 'games.hall.clear' : 'games.hall.showAll')}
      </ActionButton>
    </EmptyState>
  )
}

import { useId } from 'react'
import { formatNumber } from '../../src/lib/format/number.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { ActionButton } from '../../src/renderer/action-button.tsx'
import { LocalLink } from '../../src/renderer/local-link.tsx'
import { Button, buttonClass } from '../../src/ui/controls/button.tsx'
import { EmptyState } from '../../src/ui/states/empty-state.tsx'
import { GamesList } from '../../src/modules/games/index.ts'
import { ChosenFilters } from './views/chosen-filters.tsx'
import { FilterPanel } from './views/filter-panel.tsx'
import { LobbySearch } from './views/lobby-search.tsx'
import { LobbyTabs } from './views/lobby-tabs.tsx'
import { PageTitle } from '../../src/ui/display/page-title.tsx'
import styles from './views/lobby.module.css'
import { countFilters, hasFilter, isPersonal, noFilters, pageSizeOf } from './lobby-query.ts'
import { openFilters } from './views/open-filters.tsx'
import { SortSelect } from './views/sort-select.tsx'
import {
  useHasVolatility,
  useLobby,
  useLobbyGames,
  useMadeAnswers,
  type LobbyBlock,
  type LobbyState,
} from './use-lobby.ts'

/** The lobby. Its state is in the address, so that it can be shared and the back button works. */
export function GameHall(block: LobbyBlock) {
  const { t } = useTranslation()
  const lobby = useLobby(block)
  const made = useMadeAnswers(lobby, block.data)
  const games = useLobbyGames(lobby, made)
  const hasVolatility = useHasVolatility(lobby, games)
  const titleId = useId()
  const { filter, category } = lobby
  const personal = isPersonal(filter.category) ? filter.category : undefined
  const title = personal ? t(`games.hall.${personal}`) : (category?.name ?? block.props.title)
  const chosen = countFilters(filter)
  return (
    <section className={styles.lobby} aria-labelledby={titleId} aria-busy={games.isLoading}>
      <header className={styles.header}>
        <PageTitle id={titleId} className={styles.title}>
          {title}
          {games.items && (
            <span className={styles.total}>
              {' '}
              {t('games.hall.total', { count: games.total, total: formatNumber(games.total) })}
            </span>
          )}
        </PageTitle>
        {personal === undefined && (
          <div className={styles.tools}>
            <LobbySearch lobby={lobby} />
            <SortSelect lobby={lobby} className={styles.sort} />
            <Button
              variant="secondary"
              square
              icon="filter"
              className={styles.opener}
              aria-label={t('games.hall.openFilters', { count: chosen })}
              onClick={() => openFilters(t('games.hall.filters'), block, made)}
            >
              {chosen > 0 && <span className={styles.count}>{chosen}</span>}
            </Button>
          </div>
        )}
      </header>
      <LobbyTabs lobby={lobby} />
      <div className={styles.body} data-plain={personal !== undefined || undefined}>
        {personal === undefined && (
          <aside className={styles.column} aria-label={t('games.hall.filters')}>
            <FilterPanel lobby={lobby} made={made} hasVolatility={hasVolatility} />
          </aside>
        )}
        <div className={styles.list}>
          {filter.page > 1 && (
            <LocalLink
              to={lobby.pathOf({ page: filter.page - 1 })}
              rel="prev"
              className={`${buttonClass({ variant: 'secondary', size: 's' })} ${styles.previous}`}
            >
              {t('games.hall.previous')}
            </LocalLink>
          )}
          <ChosenFilters lobby={lobby} made={made} />
          <GamesList
            key={JSON.stringify(filter)}
            list={games}
            pageSize={pageSizeOf(block.props)}
            nextPath={lobby.pathOf({ page: filter.page + games.size })}
            empty={<NoGames lobby={lobby} />}
          />
        </div>
      </div>
    </section>
  )
}

/** Explains an empty result and offers ways out. */
function NoGames({ lobby: { filter, pathOf } }: { lobby: LobbyState }) {
  const { t } = useTranslation()
  const reason = isPersonal(filter.category) ? filter.category : hasFilter(filter) ? 'filtered' : 'nothing'
  const all = { ...noFilters, category: undefined, query: '' }
  return (
    <EmptyState
      emblem={reason === 'favourites' ? 'gem' : 'fish'}
      title={t(`games.hall.empty.${reason}.title`)}
      text={t(`games.hall.empty.${reason}.text`)}
    >
      <ActionButton
        action={{
          type: 'navigate',
          to: pathOf(reason === 'filtered' ? { ...all, category: filter.category } : all),
        }}
        variant="secondary"
      >
        {t(reason === 'filtered' ? 'games.hall.clear' : 'games.hall.showAll')}
      </ActionButton>
    </EmptyState>
  )
}

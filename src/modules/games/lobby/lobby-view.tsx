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
import { LobbySearch } from './lobby-search.tsx'
import { LobbyTabs } from './lobby-tabs.tsx'
import styles from './lobby.module.css'
import { lobbyPageSize, hasFilter, isPersonal } from './lobby-query.ts'
import { openFilters } from './open-filters.tsx'
import { SortSelect } from './sort-select.tsx'
import {
  useLobby,
  useLobbyGames,
  useMadeAnswers,
  type LobbyAnswers,
  type LobbySettings,
  type LobbyState,
} from './use-lobby.ts'

interface LobbyViewProps {
  settings: LobbySettings
  answers: LobbyAnswers
}

/** The lobby. Its state is in the address, so that it can be shared and the back button works. */
export function LobbyView({ settings, answers }: LobbyViewProps) {
  const { t } = useTranslation()
  const lobby = useLobby(settings, answers)
  const made = useMadeAnswers(lobby, answers)
  const games = useLobbyGames(lobby, made)
  const titleId = useId()
  const { filter, category } = lobby
  const personal = isPersonal(filter.category) ? filter.category : undefined
  const title = personal ? t(`games.hall.${personal}`) : (category?.name ?? settings.title)
  const chosen = filter.providers.length + filter.types.length + filter.tags.length
  return (
    <section className={styles.lobby} aria-labelledby={titleId} aria-busy={games.isLoading}>
      <header className={styles.header}>
        <h1 id={titleId} className={styles.title}>
          {title}
          {games.items && (
            <span className={styles.total}>
              {' '}
              {t('games.hall.total', { count: games.total, total: formatNumber(games.total) })}
            </span>
          )}
        </h1>
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
              onClick={() => openFilters(t('games.hall.filters'), settings, made)}
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
            <FilterPanel lobby={lobby} made={made} />
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
            pageSize={lobbyPageSize}
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
          to: pathOf(reason === 'filtered' ? { ...all, category: filter.category } : all),
        }}
        variant="secondary"
      >
        {t(reason === 'filtered' ? 'games.hall.clear' : 'games.hall.showAll')}
      </ActionButton>
    </EmptyState>
  )
}

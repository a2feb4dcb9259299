import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { Game } from '../../schemas/api/entities/games.ts'
import type { BlockProps } from '../../schemas/component.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { useLoad } from '../../src/renderer/use-load.ts'
import { Icon } from '../../src/ui/art/icon.tsx'
import { ControlBox } from '../../src/ui/controls/field.tsx'
import { load } from './games-search.load.ts'
import type { gamesSearch } from './games-search.schema.ts'
import { keepSearch } from './recent-searches.ts'
import { useGameSearch, type GameSearchState } from './use-game-search.ts'
import { FoundGames } from './views/found-games.tsx'
import styles from './views/game-search.module.css'
import { PopularGames, type PopularGamesState } from './views/popular-games.tsx'
import { RecentQueries } from './views/recent-queries.tsx'
import { SuggestedQueries } from './views/suggested-queries.tsx'
import { optionId } from './views/search-results.tsx'

/**
 * Searches games while typing, following the combobox pattern: arrow keys select a result without leaving the
 * field, Enter opens it. Used in a popup and on a page.
 */
export function GamesSearch(block: BlockProps<typeof gamesSearch, ReactNode>) {
  const { id } = block
  const { t } = useTranslation()
  const popular = useLoad(load, 'popular', block)
  const input = useRef<HTMLInputElement>(null)
  const search = useGameSearch(block.props.count)
  const { text, query, found } = search
  const isSearching = query !== ''
  const games = shownGames(search, popular)
  /** The best result is preselected for Enter; popular games are not. */
  const first = games === found?.items ? 0 : -1
  const [chosen, setChosen] = useState<{ query: string; index: number }>()
  const active = Math.min(chosen?.query === query ? chosen.index : first, games.length - 1)

  useEffect(() => {
    // In a popup the field gets the focus.
    if (input.current?.closest('dialog')) input.current.focus()
  }, [])

  function change(next: string) {
    search.setText(next)
    setChosen(undefined)
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault()
      // While results of the previous text are shown, Enter must not open one of them.
      if (!search.isLoading || !isSearching) document.getElementById(optionId(id, active))?.click()
      return
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || games.length === 0) return
    event.preventDefault()
    const index = (active + step + games.length) % games.length
    setChosen({ query, index: active === -1 && step === -1 ? games.length - 1 : index })
    document.getElementById(optionId(id, index))?.scrollIntoView({ block: 'nearest' })
  }

  const list = { id, active, onOpen: () => keepSearch(query) }
  return (
    <div role="search" className={styles.search}>
      <ControlBox
        lead={<Icon name="search" />}
        trail={
          text !== '' && (
            <button
              type="button"
              className={styles.clear}
              aria-label={t('games.search.clear')}
              onClick={() => {
                change('')
                input.current?.focus()
              }}
            >
              <Icon name="close" />
            </button>
          )
        }
      >
        <input
          ref={input}
          role="combobox"
          inputMode="search"
          enterKeyHint="go"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          data-autofocus=""
          aria-label={t('games.search.label')}
          aria-autocomplete="list"
          aria-expanded={games.length > 0}
          aria-controls={games.length > 0 ? `${id}-results` : undefined}
          aria-activedescendant={active < 0 ? undefined : optionId(id, active)}
          placeholder={t('games.search.placeholder')}
          value={text}
          onChange={(event) => change(event.target.value)}
          onKeyDown={handleKey}
        />
      </ControlBox>
      <div className={styles.results} aria-busy={search.isLoading}>
        {isSearching ? (
          <FoundGames search={search} popular={popular} list={list} />
        ) : (
          <>
            <RecentQueries onChoose={change} />
            <SuggestedQueries onChoose={change} />
            <PopularGames title={t('games.search.popular')} popular={popular} list={list} />
          </>
        )}
      </div>
    </div>
  )
}

/** The content of the list below the field. */
function shownGames(
  { query, found, hasFailed }: GameSearchState,
  popular: PopularGamesState,
): readonly Game[] {
  const popularGames = popular.data?.items ?? []
  if (query === '') return popularGames
  if (hasFailed || found === undefined) return []
  return found.items.length > 0 ? found.items : popularGames
}

import { useMemo, useState } from 'react'
import type { CallAnswer } from '../../../../schemas/api/calls.ts'
import type { GameCategory, GameProvider } from '../../../../schemas/api/entities/games.ts'
import type { LoadResult } from '../../../../schemas/component.ts'
import { callApi } from '../../../lib/api/client.ts'
import { runAction } from '../../../renderer/actions.ts'
import { useFacts, usePath } from '../../../renderer/render-context.tsx'
import { useBlockData, type BlockDataState } from '../../../renderer/use-block-data.ts'
import { useGameList, type GameList } from '../list/use-game-list.ts'
import { loadShelf, useShelf } from '../shelves.ts'
import {
  categoryParams,
  gameParams,
  lobbyPageSize,
  isPersonal,
  readLobbyFilter,
  lobbyFilterPath,
  type LobbyFilter,
} from './lobby-query.ts'

/** Settings of the lobby by a content manager. */
export interface LobbySettings {
  id: string
  title: string
  /** Category shown if the address names none. */
  category: string | undefined
  /** Only these categories are offered; undefined: all of the platform. */
  categories: readonly string[] | undefined
  features: readonly { tag: string; label: string }[]
}

/** The server's answers for the address that it rendered. */
export interface LobbyAnswers {
  games: LoadResult<CallAnswer<'games.get'>> | undefined
  categories: LoadResult<CallAnswer<'games.getCategories'>> | undefined
  providers: LoadResult<CallAnswer<'games.getProviders'>> | undefined
}

export interface LobbyState {
  settings: LobbySettings
  filter: LobbyFilter
  /** Address of this lobby with a changed query. A change resets to the first page unless it names one. */
  pathOf: (change: Partial<LobbyFilter>) => string
  /** Navigates to a changed query; `replace`: without a history entry. */
  go: (change: Partial<LobbyFilter>, options?: { replace: boolean }) => void
  categories: readonly GameCategory[]
  /** The category shown; undefined: all games, or a shelf of the player's own. */
  category: GameCategory | undefined
}

/** The state of the lobby in the address. */
export function useLobby(settings: LobbySettings, answers: Pick<LobbyAnswers, 'categories'>): LobbyState {
  const { query } = useFacts()
  const path = usePath()
  const addressed = useMemo(() => readLobbyFilter(query, settings.category), [query, settings.category])
  // A choice is displayed immediately; the address follows a moment later.
  const [ahead, setAhead] = useState<{ of: LobbyFilter; filter: LobbyFilter }>()
  const filter = ahead?.of === addressed ? ahead.filter : addressed
  const all = useBlockData(
    settings.id,
    'categories',
    () => callApi('games.getCategories'),
    answers.categories,
  ).data?.items
  const categories = useMemo(() => offered(all ?? [], settings.categories), [all, settings.categories])
  // Stays the same object until a choice changes: filters are not rendered again with each page of games.
  return useMemo(() => {
    const pathOf = (change: Partial<LobbyFilter>) =>
      lobbyFilterPath(path, { ...filter, page: 1, ...change }, settings.category)
    return {
      settings,
      filter,
      pathOf,
      go: (change, options) => {
        setAhead({ of: addressed, filter: { ...filter, page: 1, ...change } })
        runAction({ type: 'navigate', to: pathOf(change), ...(options?.replace && { replace: true }) })
      },
      categories,
      category: all?.find(({ sysname }) => sysname === filter.category),
    }
  }, [settings, path, filter, addressed, all, categories])
}

function offered(all: readonly GameCategory[], wanted: readonly string[] | undefined) {
  if (wanted === undefined) return all
  return wanted.flatMap((sysname) => all.find((category) => category.sysname === sysname) ?? [])
}

const gamesParamsOf = ({ filter, category }: LobbyState) => gameParams(filter, category, 0)
const gamesNameOf = (lobby: LobbyState) => JSON.stringify([lobby.filter.page, gamesParamsOf(lobby)])
const providersNameOf = ({ filter, category }: LobbyState) =>
  `providers:${JSON.stringify(categoryParams(filter, category))}`

/** The server's answers and the query that they belong to. */
export interface MadeAnswers {
  answers: LobbyAnswers
  gamesName: string
  providersName: string
}

/** The server's answers apply only to the address that the page was loaded with. */
export function useMadeAnswers(lobby: LobbyState, answers: LobbyAnswers): MadeAnswers {
  const now = { answers, gamesName: gamesNameOf(lobby), providersName: providersNameOf(lobby) }
  const [made, setMade] = useState(now)
  if (made.answers.games === answers.games) return made
  setMade(now)
  return now
}

/** The games of a query, page by page. */
export function useLobbyGames(lobby: LobbyState, made: MadeAnswers): GameList {
  const { filter, category } = lobby
  const personal = isPersonal(filter.category) ? filter.category : undefined
  const shelf = useShelf(personal)
  const ownName = shelf === undefined ? null : JSON.stringify([personal, shelf])
  const name = personal === undefined ? gamesNameOf(lobby) : ownName
  return useGameList({
    name,
    pageSize: lobbyPageSize,
    firstPage: personal === undefined ? filter.page : 1,
    load: (offset) =>
      shelf === undefined
        ? callApi('games.get', gameParams(filter, category, offset))
        : loadShelf(shelf, offset, lobbyPageSize),
    initial: name === made.gamesName ? made.answers.games : undefined,
  })
}

/** Providers of the shown category, those with the most games first. */
export function useLobbyProviders(
  lobby: LobbyState,
  made: MadeAnswers,
): BlockDataState<readonly GameProvider[]> {
  const name = providersNameOf(lobby)
  const answer = useBlockData(
    lobby.settings.id,
    name,
    () => callApi('games.getProviders', categoryParams(lobby.filter, lobby.category)),
    name === made.providersName ? made.answers.providers : undefined,
  )
  const { data } = answer
  const byCount = useMemo(
    () =>
      data?.items.toSorted(
        (one, other) => other.games_count - one.games_count || one.name.localeCompare(other.name, 'en'),
      ),
    [data],
  )
  return { ...answer, data: byCount }
}

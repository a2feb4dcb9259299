import { useMemo, useState } from 'react'
import type { GameCategory, Volatility } from '../../schemas/api/entities/games.ts'
import type { BlockProps } from '../../schemas/component.ts'
import { callApi } from '../../src/lib/api/client.ts'
import { afterPaint } from '../../src/lib/browser/after-paint.ts'
import { runAction } from '../../src/renderer/actions.ts'
import { useConfig, useFacts, usePath } from '../../src/renderer/render-context.tsx'
import type { BlockDataState } from '../../src/renderer/use-block-data.ts'
import { useLoad } from '../../src/renderer/use-load.ts'
import { load } from './game-hall.load.ts'
import type { gameHall } from './game-hall.schema.ts'
import { type GameList, loadShelf, useGameList, useShelf } from '../../src/modules/games/index.ts'
import { mergeProviders, type ShownProvider } from '../../src/modules/providers/index.ts'
import {
  categoryParams,
  gameParams,
  isPersonal,
  noFilters,
  pageSizeOf,
  readLobbyFilter,
  lobbyFilterPath,
  type LobbyFilter,
} from './lobby-query.ts'

export type LobbyBlock = BlockProps<typeof gameHall, unknown>
type LobbyAnswers = LobbyBlock['data']

export interface LobbyState {
  block: LobbyBlock
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
export function useLobby(block: LobbyBlock): LobbyState {
  const { props: preset } = block
  const { categories: wanted, volatilityFilter = false } = preset
  const { query } = useFacts()
  const path = usePath()
  const addressed = useMemo(
    () => readLobbyFilter(volatilityFilter ? query : { ...query, volatility: '' }, preset),
    [query, preset, volatilityFilter],
  )
  // A choice is displayed immediately; the address follows.
  const [ahead, setAhead] = useState<{ of: LobbyFilter; filter: LobbyFilter }>()
  const filter = ahead?.of === addressed ? ahead.filter : addressed
  const all = useLoad(load, 'categories', block).data?.items
  const categories = useMemo(() => offered(all ?? [], wanted), [all, wanted])
  // Stays the same object until a choice changes: filters are not rendered again with each page of games.
  return useMemo(() => {
    const pathOf = (change: Partial<LobbyFilter>) =>
      lobbyFilterPath(path, { ...filter, page: 1, ...change }, preset)
    return {
      block,
      filter,
      pathOf,
      go: (change, options) => {
        setAhead({ of: addressed, filter: { ...filter, page: 1, ...change } })
        const to = pathOf(change)
        afterPaint(() => runAction({ type: 'navigate', to, ...(options?.replace && { replace: true }) }))
      },
      categories,
      category: all?.find(({ sysname }) => sysname === filter.category),
    }
  }, [block, preset, path, filter, addressed, all, categories])
}

function offered(all: readonly GameCategory[], wanted: readonly string[] | undefined) {
  if (wanted === undefined) return all
  return wanted.flatMap((sysname) => all.find((category) => category.sysname === sysname) ?? [])
}

const gamesParamsOf = ({ block, filter, category }: LobbyState) =>
  gameParams(filter, category, 0, pageSizeOf(block.props))
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

/** The list without games of other volatilities: a platform may ignore the parameter. */
function withVolatility(list: GameList, chosen: readonly Volatility[]): GameList {
  const { items = [] } = list
  const fits = items.map(({ volatility }) => chosen.some((one) => one === volatility))
  if (chosen.length === 0 || fits.every(Boolean)) return list
  const kept = items.filter((_, index) => fits[index])
  return {
    ...list,
    items: kept,
    covers: list.covers.filter((_, index) => fits[index]),
    total: kept.length === 0 ? 0 : list.total - items.length + kept.length,
  }
}

/** Whether the games of the lobby have a volatility to filter by. Remembered while a list loads or is empty. */
export function useHasVolatility({ block }: LobbyState, { items = [] }: GameList): boolean {
  const [known, setKnown] = useState(false)
  const has = items.length === 0 ? known : items.some(({ volatility }) => typeof volatility === 'string')
  if (has !== known) setKnown(has)
  return block.props.volatilityFilter === true && has
}

/** The games of a query, page by page. */
export function useLobbyGames(lobby: LobbyState, made: MadeAnswers): GameList {
  const { block, filter, category } = lobby
  const pageSize = pageSizeOf(block.props)
  const personal = isPersonal(filter.category) ? filter.category : undefined
  const shelf = useShelf(personal)
  const ownName = shelf === undefined ? null : JSON.stringify([personal, shelf])
  const name = personal === undefined ? gamesNameOf(lobby) : ownName
  const list = useGameList({
    name,
    pageSize,
    firstPage: personal === undefined ? filter.page : 1,
    load: (offset) =>
      shelf === undefined
        ? callApi('games.get', gameParams(filter, category, offset, pageSize))
        : loadShelf(shelf, offset, pageSize),
    initial: name === made.gamesName ? made.answers.games : undefined,
  })
  const chosen = personal === undefined ? filter.volatilities : noFilters.volatilities
  return withVolatility(list, chosen)
}

/** Providers of the shown category with the details of the content, those with the most games first. */
export function useLobbyProviders(
  lobby: LobbyState,
  made: MadeAnswers,
): BlockDataState<readonly ShownProvider[]> {
  const isMade = providersNameOf(lobby) === made.providersName
  const block = { ...lobby.block, data: made.answers }
  // A choice counts at once, before the address has it.
  const chosen = { types: undefined, tags: undefined, ...categoryParams(lobby.filter, lobby.category) }
  const answer = useLoad(load, 'providers', block, isMade ? {} : { params: chosen })
  const { data } = answer
  const { providers: content } = useConfig().games
  const byCount = useMemo(
    () =>
      data &&
      mergeProviders(data.items, content).toSorted(
        (one, other) => other.games_count - one.games_count || one.name.localeCompare(other.name, 'en'),
      ),
    [data, content],
  )
  return { ...answer, data: byCount }
}

import { useMemo, useState } from 'react'
import type { CallAnswer } from '../../../../schemas/api/calls.ts'
import type { GameCategory, GameProvider } from '../../../../schemas/api/entities/games.ts'
import type { LoadResult } from '../../../../schemas/component.ts'
import { callApi } from '../../../lib/api/client.ts'
import { runAction } from '../../../renderer/actions.ts'
import { useFacts, usePath } from '../../../renderer/render-context.tsx'
import { useBlockData, type BlockDataState } from '../../../renderer/use-block-data.ts'
import { usePagedGames, type PagedGames } from '../list/use-paged-games.ts'
import { loadShelf, useShelf } from '../shelves.ts'
import {
  categoryParams,
  gameParams,
  hallPageSize,
  isPersonal,
  readWish,
  wishPath,
  type HallWish,
} from './lobby-query.ts'

/** Settings of the lobby by a content manager. */
export interface HallSettings {
  id: string
  title: string
  /** Category shown if the address names none. */
  category: string | undefined
  /** Only these categories are offered; undefined: all of the platform. */
  categories: readonly string[] | undefined
  features: readonly { tag: string; label: string }[]
}

/** The server's answers for the address that it rendered. */
export interface HallAnswers {
  games: LoadResult<CallAnswer<'games.get'>> | undefined
  categories: LoadResult<CallAnswer<'games.getCategories'>> | undefined
  providers: LoadResult<CallAnswer<'games.getProviders'>> | undefined
}

export interface HallState {
  settings: HallSettings
  wish: HallWish
  /** Address of this lobby with a changed query. A change resets to the first page unless it names one. */
  pathOf: (change: Partial<HallWish>) => string
  /** Navigates to a changed query; `replace`: without a history entry. */
  go: (change: Partial<HallWish>, options?: { replace: boolean }) => void
  categories: readonly GameCategory[]
  /** The category shown; undefined: all games, or a shelf of the player's own. */
  category: GameCategory | undefined
}

/** The state of the lobby in the address. */
export function useHall(settings: HallSettings, answers: Pick<HallAnswers, 'categories'>): HallState {
  const { query } = useFacts()
  const path = usePath()
  const addressed = useMemo(() => readWish(query, settings.category), [query, settings.category])
  // A choice is displayed immediately; the address follows a moment later.
  const [ahead, setAhead] = useState<{ of: HallWish; wish: HallWish }>()
  const wish = ahead?.of === addressed ? ahead.wish : addressed
  const all = useBlockData(
    settings.id,
    'categories',
    () => callApi('games.getCategories'),
    answers.categories,
  ).data?.items
  const categories = useMemo(() => offered(all ?? [], settings.categories), [all, settings.categories])
  // Stays the same object until a choice changes: filters are not rendered again with each page of games.
  return useMemo(() => {
    const pathOf = (change: Partial<HallWish>) =>
      wishPath(path, { ...wish, page: 1, ...change }, settings.category)
    return {
      settings,
      wish,
      pathOf,
      go: (change, options) => {
        setAhead({ of: addressed, wish: { ...wish, page: 1, ...change } })
        runAction({ type: 'navigate', to: pathOf(change), ...(options?.replace && { replace: true }) })
      },
      categories,
      category: all?.find(({ sysname }) => sysname === wish.category),
    }
  }, [settings, path, wish, addressed, all, categories])
}

function offered(all: readonly GameCategory[], wanted: readonly string[] | undefined) {
  if (wanted === undefined) return all
  return wanted.flatMap((sysname) => all.find((category) => category.sysname === sysname) ?? [])
}

const gamesParamsOf = ({ wish, category }: HallState) => gameParams(wish, category, 0)
const gamesNameOf = (hall: HallState) => JSON.stringify([hall.wish.page, gamesParamsOf(hall)])
const providersNameOf = ({ wish, category }: HallState) =>
  `providers:${JSON.stringify(categoryParams(wish, category))}`

/** The server's answers and the query that they belong to. */
export interface MadeAnswers {
  answers: HallAnswers
  gamesName: string
  providersName: string
}

/** The server's answers apply only to the address that the page was loaded with. */
export function useMadeAnswers(hall: HallState, answers: HallAnswers): MadeAnswers {
  const now = { answers, gamesName: gamesNameOf(hall), providersName: providersNameOf(hall) }
  const [made, setMade] = useState(now)
  if (made.answers.games === answers.games) return made
  setMade(now)
  return now
}

/** The games of a query, page by page. */
export function useHallGames(hall: HallState, made: MadeAnswers): PagedGames {
  const { wish, category } = hall
  const personal = isPersonal(wish.category) ? wish.category : undefined
  const shelf = useShelf(personal)
  const ownName = shelf === undefined ? null : JSON.stringify([personal, shelf])
  const name = personal === undefined ? gamesNameOf(hall) : ownName
  return usePagedGames({
    name,
    pageSize: hallPageSize,
    firstPage: personal === undefined ? wish.page : 1,
    load: (offset) =>
      shelf === undefined
        ? callApi('games.get', gameParams(wish, category, offset))
        : loadShelf(shelf, offset, hallPageSize),
    initial: name === made.gamesName ? made.answers.games : undefined,
  })
}

/** Providers of the shown category, those with the most games first. */
export function useHallProviders(
  hall: HallState,
  made: MadeAnswers,
): BlockDataState<readonly GameProvider[]> {
  const name = providersNameOf(hall)
  const answer = useBlockData(
    hall.settings.id,
    name,
    () => callApi('games.getProviders', categoryParams(hall.wish, hall.category)),
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

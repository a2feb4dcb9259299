import { useEffect, useEffectEvent, useMemo } from 'react'
import useSWRInfinite from 'swr/infinite'
import type { CallAnswer } from '../../../../schemas/api/calls.ts'
import type { Game } from '../../../../schemas/api/entities/games.ts'
import type { LoadResult } from '../../../../schemas/component.ts'
import type { SiteConfig } from '../../../../schemas/compiled.ts'
import { useConfig, useRenderContext } from '../../../renderer/render-context.tsx'
import type { CoverArt } from '../../../ui/art/cover-art.ts'
import { coversOf } from '../covers.ts'

type GamesPage = CallAnswer<'games.get'>

interface PagedGamesOptions {
  /** Identifies the list; null: nothing can be requested yet. */
  name: string | null
  pageSize: number
  /** First page of the list, from 1. */
  firstPage: number
  load: (offset: number) => Promise<GamesPage>
  /** The server's answer for the first page. */
  initial: LoadResult<GamesPage> | undefined
}

export interface PagedGames {
  /** Undefined until the first page is loaded. */
  games: readonly Game[] | undefined
  covers: readonly CoverArt[]
  /** Total number of games, including those before the first page. */
  total: number
  isLoading: boolean
  /** The last attempt failed; loaded games stay. */
  hasFailed: boolean
  hasMore: boolean
  /** Number of requested pages, and of those that are loaded. */
  size: number
  loaded: number
  loadMore: () => void
  /** Requests this many pages. */
  loadUntil: (pages: number) => Promise<unknown>
  retry: () => void
}

/** Covers of a page of games, computed once: a list of thousands must not compute them all for each new page. */
const composed = new WeakMap<GamesPage, { settings: SiteConfig['games']; covers: CoverArt[] }>()

function coversOfPage(page: GamesPage, settings: SiteConfig['games']): CoverArt[] {
  const known = composed.get(page)
  if (known?.settings === settings) return known.covers
  const covers = coversOf(page.items, settings)
  composed.set(page, { settings, covers })
  return covers
}

/** Joins pages; a game that moved to a later page in the meantime keeps its position. */
function joinPages(pages: readonly GamesPage[], settings: SiteConfig['games']) {
  const games = new Map<string, { game: Game; cover: CoverArt | undefined }>()
  for (const page of pages) {
    const covers = coversOfPage(page, settings)
    page.items.forEach((game, index) => {
      if (!games.has(game.sysname)) games.set(game.sysname, { game, cover: covers[index] })
    })
  }
  const entries = [...games.values()]
  return {
    games: entries.map(({ game }) => game),
    covers: entries.flatMap(({ cover }) => cover ?? []),
  }
}

/**
 * A list of games that grows page by page. Loaded pages stay while the site is open, so that a player who
 * comes back finds the list unchanged.
 */
export function usePagedGames({ name, pageSize, firstPage, load, initial }: PagedGamesOptions): PagedGames {
  const { scope } = useRenderContext()
  const { games: settings } = useConfig()
  const first = initial?.status === 'success' ? initial.data : undefined
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite<GamesPage, unknown>(
    (index) => (name === null ? null : ['games', scope, name, firstPage + index]),
    ([, , , page]: [string, string, string, number]) =>
      page === firstPage && first !== undefined ? Promise.resolve(first) : load((page - 1) * pageSize),
    {
      ...(first !== undefined && { fallbackData: [first] }),
      // A failure on the server is displayed; the player may retry.
      ...(initial?.status === 'error' && { revalidateOnMount: false }),
      // By identity: comparing thousands of games would cost more than rendering them again.
      compare: (one, other) => one === other,
      parallel: true,
      revalidateFirstPage: false,
      revalidateIfStale: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  )
  const list = useMemo(() => joinPages(data ?? [], settings), [data, settings])
  const total = data?.at(-1)?.total ?? 0
  const loaded = data?.length ?? 0
  const hasMore = loaded > 0 && (firstPage - 1 + loaded) * pageSize < total

  // A player who left while a page was loading comes back to a list that still waits for it.
  const resume = useEffectEvent(() => {
    if (hasMore && loaded < size && !isValidating) void setSize(size).catch(() => undefined)
  })
  useEffect(() => resume(), [])

  return {
    games: data && list.games,
    covers: list.covers,
    total,
    isLoading: isValidating,
    hasFailed: !isValidating && (error !== undefined || (data === undefined && initial?.status === 'error')),
    hasMore,
    size,
    loaded,
    loadMore: () => void setSize(loaded + 1).catch(() => undefined),
    loadUntil: (pages) => setSize(pages).catch(() => undefined),
    // SWR reports failures in `hasFailed`.
    retry: () => void mutate().catch(() => undefined),
  }
}

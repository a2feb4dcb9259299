import type { ReactNode } from 'react'
import type { CallAnswer } from '../../../../schemas/api/calls.ts'
import type { LoadResult } from '../../../../schemas/component.ts'
import { GamesList } from './games-list.tsx'
import { usePagedGames } from './use-paged-games.ts'

interface PagedGameListProps {
  /** Names what is listed among the lists of the page. */
  name: string
  pageSize: number
  /** Page that the list begins with, from 1. */
  firstPage: number
  load: (offset: number) => Promise<CallAnswer<'games.get'>>
  /** The server's answer for the first of the pages. */
  initial: LoadResult<CallAnswer<'games.get'>> | undefined
  /** Address of a page, for those who cannot run our code. */
  pathOf: (page: number) => string
  /** Takes the place of a list without games. */
  empty: ReactNode
}

/** A list of games that grows page by page, wherever its games come from. */
export function PagedGameList({ pathOf, empty, ...source }: PagedGameListProps) {
  const list = usePagedGames(source)
  return (
    <GamesList
      list={list}
      pageSize={source.pageSize}
      nextPath={pathOf(source.firstPage + list.size)}
      empty={empty}
    />
  )
}

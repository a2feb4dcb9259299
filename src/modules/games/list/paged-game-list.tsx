import type { ReactNode } from 'react'
import type { CallAnswer } from '../../../../schemas/api/calls.ts'
import type { LoadResult } from '../../../../schemas/component.ts'
import { GamesList } from './games-list.tsx'
import { useGameList } from './use-game-list.ts'

interface PagedGameListProps {
  /** Identifies the list among the lists of the page. */
  name: string
  pageSize: number
  /** First page of the list, from 1. */
  firstPage: number
  load: (offset: number) => Promise<CallAnswer<'games.get'>>
  /** The server's answer for the first page. */
  initial: LoadResult<CallAnswer<'games.get'>> | undefined
  /** Address of a page, for browsers without JavaScript. */
  pathOf: (page: number) => string
  /** Shown instead of an empty list. */
  empty: ReactNode
}

/** A list of games that grows page by page, from any source. */
export function PagedGameList({ pathOf, empty, ...source }: PagedGameListProps) {
  const list = useGameList(source)
  return (
    <GamesList
      list={list}
      pageSize={source.pageSize}
      nextPath={pathOf(source.firstPage + list.size)}
      empty={empty}
    />
  )
}

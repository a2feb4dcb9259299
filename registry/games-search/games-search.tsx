import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { GameSearch } from '../../src/modules/games/index.ts'
import { useLoad } from '../../src/renderer/use-load.ts'
import { load } from './games-search.load.ts'
import type { gamesSearch } from './games-search.schema.ts'

export function GamesSearch(block: BlockProps<typeof gamesSearch, ReactNode>) {
  const { id, props } = block
  const popular = useLoad(load, 'popular', block)
  return (
    <GameSearch
      id={id}
      count={props.count}
      popular={{ answer: popular.data, hasFailed: popular.error !== undefined, retry: popular.retry }}
    />
  )
}

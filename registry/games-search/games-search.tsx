import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { callApi } from '../../src/lib/api/client.ts'
import { GameSearch } from '../../src/modules/games/index.ts'
import { useBlockData } from '../../src/renderer/use-block-data.ts'
import type { gamesSearch } from './games-search.schema.ts'

export function GamesSearch({ id, props, data }: BlockProps<typeof gamesSearch, ReactNode>) {
  const { tags, popularCount, count } = props
  const popular = useBlockData(
    id,
    'popular',
    () => callApi('games.get', { tags, count: popularCount }),
    data.popular,
  )
  return (
    <GameSearch
      id={id}
      count={count}
      popular={{ answer: popular.data, hasFailed: popular.error !== undefined, retry: popular.retry }}
    />
  )
}

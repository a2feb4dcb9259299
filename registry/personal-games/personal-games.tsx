import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { GameShelf } from '../../src/modules/games/index.ts'
import { useSession } from '../../src/modules/session/index.ts'
import type { personalGames } from './personal-games.schema.ts'
import { useInsertedBelow } from './use-inserted-below.ts'
import { usePersonalGames } from './use-personal-games.ts'

export function PersonalGames({ id, props }: BlockProps<typeof personalGames, ReactNode>) {
  const { isAuthenticated } = useSession()
  const { title, source, count, moreLink, hidesWhileLoading = false } = props
  const { games, total, isLoading, hasFailed, retry } = usePersonalGames(source, count)
  const isInserted = useInsertedBelow(id, hidesWhileLoading && games !== undefined && games.length > 0)
  if (!isAuthenticated || games?.length === 0) return null
  // On a page with much else, a row that could not be loaded is left out, too.
  if (hidesWhileLoading && (games === undefined || !isInserted)) return null
  return (
    <GameShelf
      id={id}
      title={title}
      games={games}
      total={source === 'recommended' ? undefined : total}
      moreLink={moreLink}
      isLoading={isLoading}
      hasFailed={hasFailed}
      onRetry={retry}
    />
  )
}

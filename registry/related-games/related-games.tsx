import type { ReactNode } from 'react'
import type { Game } from '../../schemas/api/entities/games.ts'
import type { BlockProps } from '../../schemas/component.ts'
import { callApi } from '../../src/lib/api/client.ts'
import { GameShelf } from '../../src/modules/games/index.ts'
import { useBlockData } from '../../src/renderer/use-block-data.ts'
import { useLoad } from '../../src/renderer/use-load.ts'
import { load } from './related-games.load.ts'
import type { relatedGames } from './related-games.schema.ts'

/** Games of the same provider first, then others of the same type. */
async function loadRelated({ sysname, type, provider_sysname: maker }: Game, count: number): Promise<Game[]> {
  const [own, kind] = await Promise.all([
    callApi('games.get', { providers: maker, types: type, count: count + 1 }),
    callApi('games.get', { types: type, count: count + 1 }),
  ])
  const found = new Map(
    [...own.items.slice(0, Math.ceil(count / 2)), ...kind.items].map((one) => [one.sysname, one]),
  )
  found.delete(sysname)
  return [...found.values()].slice(0, count)
}

export function RelatedGames(block: BlockProps<typeof relatedGames, ReactNode>) {
  const game = useLoad(load, 'game', block).data?.items[0]
  // The page itself reports a game that is missing or cannot be read.
  return game === undefined ? null : <Related key={game.sysname} id={block.id} game={game} {...block.props} />
}

interface RelatedProps {
  id: string
  game: Game
  title: string
  count: number
}

function Related({ id, game, title, count }: RelatedProps) {
  const games = useBlockData(id, `related:${game.sysname}`, () => loadRelated(game, count), undefined)
  if (games.data?.length === 0) return null
  return (
    <GameShelf
      id={id}
      title={title}
      games={games.data}
      isLoading={games.isLoading}
      hasFailed={games.error !== undefined}
      onRetry={games.retry}
    />
  )
}

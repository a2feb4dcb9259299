import { useMemo, useState, type CSSProperties, type MouseEvent, type Ref, type SyntheticEvent } from 'react'
import type { TileGame } from '../../../schemas/api/entities/games.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { useConfig, useLocale } from '../../renderer/render-context.tsx'
import type { CoverArt } from '../../ui/art/covers/cover-art.ts'
import { useCovers } from './covers.ts'
import { topOf } from './game-text.ts'
import { GameTile } from './game-tile.tsx'
import { useFavourites } from './use-favourites.ts'

interface GameTilesProps {
  games: readonly TileGame[]
  /** Class of the layout. */
  className?: string | undefined
  ref?: Ref<HTMLUListElement>
  onScroll?: () => void
}

interface TileListProps extends GameTilesProps {
  covers: readonly (CoverArt | undefined)[]
  /** The whole list, if `games` are a part of it. */
  whole?: readonly TileGame[]
  style?: CSSProperties
  /** If only a part of the list is rendered: index of its first tile and the total. */
  part?: { start: number; total: number } | undefined
  /** This many of the first tiles are visible at once, so their covers are not lazy. */
  seenFirst?: number
}

/** Games of a list that are marked as top, unless the settings say otherwise. */
const usualTopBadges = 3

function gameAt({ target }: SyntheticEvent): string | undefined {
  const tile = target instanceof Element ? target.closest<HTMLElement>('[data-game]') : null
  return tile?.dataset.game
}

export function GameTiles(props: GameTilesProps) {
  return <TileList {...props} covers={useCovers(props.games)} />
}

/**
 * Tiles with covers that are already computed. The cover links to the game; on hover or focus it shows the
 * play and demo buttons. The list handles the events of its tiles and knows the favourites, so that a tile is
 * plain elements.
 */
export function TileList({
  games,
  covers,
  whole = games,
  className,
  style,
  part,
  seenFirst = 0,
  ref,
  onScroll,
}: TileListProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { isFavourite, toggleFavourite } = useFavourites()
  const { topBadges = usualTopBadges, tiles } = useConfig().games
  const tops = useMemo(() => topOf(whole, topBadges), [whole, topBadges])
  // Two values, so that a pointer passing elsewhere does not remove the focused button.
  const [pointed, setPointed] = useState<string>()
  const [focused, setFocused] = useState<string>()

  function handleClick(event: MouseEvent) {
    const sysname = gameAt(event)
    if (sysname === undefined || !(event.target instanceof Element)) return
    if (event.target.closest('button') !== null) toggleFavourite(sysname)
  }

  return (
    <ul
      ref={ref}
      className={className}
      style={style}
      onScroll={onScroll}
      onClick={handleClick}
      onMouseOver={(event) => setPointed(gameAt(event))}
      onFocus={(event) => setFocused(gameAt(event))}
    >
      {games.map((game, index) => (
        <GameTile
          key={game.sysname}
          game={game}
          cover={covers[index]}
          isSeenFirst={index < seenFirst}
          place={part && part.start + index + 1}
          total={part?.total}
          isFavourite={isFavourite(game.sysname)}
          isTop={tops.has(game.sysname)}
          options={tiles}
          isOpen={game.sysname === pointed || game.sysname === focused}
          t={t}
          locale={locale}
        />
      ))}
    </ul>
  )
}

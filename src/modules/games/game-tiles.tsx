import { useState, type CSSProperties, type MouseEvent, type Ref, type SyntheticEvent } from 'react'
import type { Game } from '../../../schemas/api/entities/games.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { useLocale } from '../../renderer/render-context.tsx'
import type { CoverArt } from '../../ui/art/cover-art.ts'
import { useCovers } from './covers.ts'
import { GameTile } from './game-tile.tsx'
import { useFavourites } from './use-favourites.ts'

interface GameTilesProps {
  games: readonly Game[]
  /** How the tiles are laid out. */
  className?: string | undefined
  ref?: Ref<HTMLUListElement>
  onScroll?: () => void
}

interface TileListProps extends GameTilesProps {
  covers: readonly (CoverArt | undefined)[]
  style?: CSSProperties
  /** Where only a part of a list is drawn: place of its first tile, from 0, and how many there are. */
  part?: { start: number; total: number } | undefined
  /** So many of the first tiles are seen at once: their covers are not waited for. */
  seenFirst?: number
}

function gameAt({ target }: SyntheticEvent): string | undefined {
  const tile = target instanceof Element ? target.closest<HTMLElement>('[data-game]') : null
  return tile?.dataset.game
}

/** Games as tiles. */
export function GameTiles(props: GameTilesProps) {
  return <TileList {...props} covers={useCovers(props.games)} />
}

/**
 * Tiles with covers that are composed already: the cover is the way to the game; with a pointer or the
 * keyboard, real play and demo stand on it. The list hears what happens in its tiles and knows the favourites,
 * so that a tile is plain elements.
 */
export function TileList({
  games,
  covers,
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
  // Two, lest a pointer that passes elsewhere take away the button that has the focus.
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
          isOpen={game.sysname === pointed || game.sysname === focused}
          t={t}
          locale={locale}
        />
      ))}
    </ul>
  )
}

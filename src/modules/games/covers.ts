import { useMemo } from 'react'
import type { PicturedGame, TileGame } from '../../../schemas/api/entities/games.ts'
import type { SiteConfig } from '../../../schemas/compiled.ts'
import { useConfig } from '../../renderer/render-context.tsx'
import { composeCovers, type CoverArt, type CoverSource } from '../../ui/art/covers/cover-art.ts'
import { gameImage, gameName, type ShownGame } from './game-text.ts'

/** The data a cover needs: available for all games, including those in lists of wins. */
export type CoveredGame = ShownGame & Pick<PicturedGame, 'sysname' | 'type' | 'emblem' | 'palette'>

type PinnedCover = SiteConfig['games']['covers'][number]

/**
 * A cover pinned by a content manager takes precedence over the platform's picture; otherwise the site
 * chooses.
 */
function sourceOf(game: CoveredGame, pinned: PinnedCover | undefined): CoverSource {
  return {
    name: gameName(game),
    type: game.type ?? 'fast',
    emblem: pinned?.emblem ?? game.emblem,
    palette: pinned?.palette ?? game.palette,
    // A pinned drawing is shown even if the platform has a picture.
    image: pinned?.image ?? (pinned?.emblem || pinned?.palette ? null : gameImage(game)),
  }
}

/** Pinned covers by game, computed once per configuration. */
const pins = new WeakMap<SiteConfig['games'], ReadonlyMap<string, PinnedCover>>()

function pinsOf(settings: SiteConfig['games']): ReadonlyMap<string, PinnedCover> {
  const known = pins.get(settings)
  if (known !== undefined) return known
  const made = new Map(settings.covers.map((cover) => [cover.sysname, cover]))
  pins.set(settings, made)
  return made
}

export function coversOf(games: readonly CoveredGame[], settings: SiteConfig['games']): CoverArt[] {
  const pinned = pinsOf(settings)
  return composeCovers(games.map((game) => sourceOf(game, pinned.get(game.sysname))))
}

/** The covers of a list of games, in its order; no two neighbours look the same. */
export function useCovers(games: readonly TileGame[]): CoverArt[] {
  const { games: settings } = useConfig()
  return useMemo(() => coversOf(games, settings), [games, settings])
}

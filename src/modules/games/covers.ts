import { useMemo } from 'react'
import type { Game, PicturedGame } from '../../../schemas/api/entities/games.ts'
import type { SiteConfig } from '../../../schemas/compiled.ts'
import { useConfig } from '../../renderer/render-context.tsx'
import { composeCovers, type CoverArt, type CoverSource } from '../../ui/art/cover-art.ts'
import { gameImage, gameName, type ShownGame } from './game-text.ts'

/** What a cover is made of: all games have it, and what lists of wins tell of one. */
export type CoveredGame = ShownGame & Pick<PicturedGame, 'sysname' | 'type' | 'emblem' | 'palette'>

type PinnedCover = SiteConfig['games']['covers'][number]

/** What content managers pinned for a game wins over what the platform says; the site chooses the rest. */
function sourceOf(game: CoveredGame, pinned: PinnedCover | undefined): CoverSource {
  return {
    name: gameName(game),
    type: game.type ?? 'fast',
    emblem: pinned?.emblem ?? game.emblem,
    palette: pinned?.palette ?? game.palette,
    // A pinned drawing is meant to be seen, also where the platform has a picture.
    image: pinned?.image ?? (pinned?.emblem || pinned?.palette ? null : gameImage(game)),
  }
}

/** Pinned covers by game, made once for a configuration. */
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

/** The covers of a list of games, in its order; no two neighbours look alike. */
export function useCovers(games: readonly Game[]): CoverArt[] {
  const { games: settings } = useConfig()
  return useMemo(() => coversOf(games, settings), [games, settings])
}

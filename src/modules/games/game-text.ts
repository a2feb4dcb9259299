import { urlOf } from '../../../schemas/roles/role-table.ts'
import type { Game, TileGame } from '../../../schemas/api/entities/games.ts'

/** A game, or the part of it that lists without overrides contain. */
export type ShownGame = Pick<Game, 'name' | 'image_url'> & Partial<Pick<Game, 'description'>>

/** Page of a game, without language prefix. */
export function gamePath(sysname: string, mode: 'play' | 'demo' = 'play'): string {
  const page = urlOf('game', { sysname })
  return mode === 'demo' ? `${page}#demo` : page
}

/** Display name of a game: the override takes precedence. */
export function gameName(game: ShownGame): string {
  return game.description?.name ?? game.name
}

/** Picture of the game, if it has one; otherwise its cover is drawn. */
export function gameImage(game: ShownGame): string | null {
  return game.description?.img_288_192 ?? game.image_url
}

/** Tags shown as a badge, the most important first. */
const badgeTags = ['jackpot', 'top', 'new'] as const
export type BadgeTag = (typeof badgeTags)[number]

/** `isTop`: one of the few games of a list that are marked as top. */
export function badgeOf(game: Pick<TileGame, 'tags'>, isTop: boolean): BadgeTag | undefined {
  return badgeTags.find((tag) => game.tags.includes(tag) && (tag !== 'top' || isTop))
}

/** The first games of a list that are marked as top: if every tile were, the mark would say nothing. */
export function topOf(
  games: readonly Pick<TileGame, 'sysname' | 'tags'>[],
  count: number,
): ReadonlySet<string> {
  const marked = games.filter((game) => badgeOf(game, true) === 'top').slice(0, count)
  return new Set(marked.map(({ sysname }) => sysname))
}

/** At live tables the number of players is most important, so it replaces the badge. */
export function showsPlayersOnCover(game: Pick<TileGame, 'type' | 'players'>): boolean {
  return game.type === 'live' && game.players > 0
}

import type { Game } from '../../../schemas/api/entities.ts'

/** Page of a game, without language prefix. */
export function gamePath(sysname: string, mode: 'play' | 'demo' = 'play'): string {
  const page = `/game/${encodeURIComponent(sysname)}`
  return mode === 'demo' ? `${page}#demo` : page
}

/** Name as players read it: the override wins. */
export function gameName(game: Game): string {
  return game.description.name ?? game.name
}

/** Picture of the game, if it has one; without, its cover is drawn. */
export function gameImage(game: Game): string | null {
  return game.description.img_288_192 ?? game.image_url
}

/** Tags that are worth a badge, the weightiest first. */
export const badgeTags = ['jackpot', 'top', 'new'] as const
export type BadgeTag = (typeof badgeTags)[number]

export function badgeOf(game: Game): BadgeTag | undefined {
  return badgeTags.find((tag) => game.tags.includes(tag))
}

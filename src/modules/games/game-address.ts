export type GameMode = 'play' | 'demo'

/** A game of the catalogue, or one that was made for this site alone and is known by its number. */
export type LaunchedGame = { sysname: string } | { custom: number }

/** Address from which the platform launches a game; it belongs into a frame. */
export function gameAddress(game: LaunchedGame, mode: GameMode = 'play'): string {
  const name = 'custom' in game ? `custom/${game.custom}` : encodeURIComponent(game.sysname)
  return `/platform/game/${name}/${mode}`
}

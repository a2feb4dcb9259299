export type GameMode = 'play' | 'demo'

/** A game of the catalogue, or a game made for this site only, identified by its number. */
export type LaunchedGame = { sysname: string } | { custom: number }

/** Address from which the platform launches a game in an iframe. */
export function gameAddress(game: LaunchedGame, mode: GameMode = 'play'): string {
  const name = 'custom' in game ? `custom/${game.custom}` : encodeURIComponent(game.sysname)
  return `/platform/game/${name}/${mode}`
}

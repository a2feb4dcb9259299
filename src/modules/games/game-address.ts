import type { Game } from '../../../schemas/api/entities/games.ts'

export type GameMode = 'play' | 'demo'

/** A game made for this site only has a number, from which it is launched. */
export type LaunchedGame = Pick<Game, 'sysname' | 'custom_id'>

/** Address from which the platform launches a game in an iframe. */
export function gameAddress({ sysname, custom_id }: LaunchedGame, mode: GameMode = 'play'): string {
  const name = typeof custom_id === 'number' ? `custom/${custom_id}` : encodeURIComponent(sysname)
  return `/platform/game/${name}/${mode}`
}

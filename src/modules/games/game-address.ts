import { isEntityId } from '../../../schemas/api/entity-id.ts'
import type { Game } from '../../../schemas/api/entities/games.ts'

export type GameMode = 'play' | 'demo'

/** A game made for this site only has an ID, from which it is launched. */
export type LaunchedGame = Pick<Game, 'sysname' | 'custom_id'>

/** Address from which the platform launches a game in an iframe. */
export function gameAddress({ sysname, custom_id }: LaunchedGame, mode: GameMode = 'play'): string {
  const name = isEntityId(custom_id) ? `custom/${encodeURIComponent(custom_id)}` : encodeURIComponent(sysname)
  return `/platform/game/${name}/${mode}`
}

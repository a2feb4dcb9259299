import { useState, useSyncExternalStore } from 'react'
import type { Game } from '../../schemas/api/entities.ts'
import { useSession } from '../../src/modules/session/index.ts'
import { track } from '../../src/modules/tracking/index.ts'
import { runAction } from '../../src/renderer/actions.ts'

export type GameMode = 'play' | 'demo'

/** Which mode a page opens in: the address says it, else players play and guests try. */
export function startingMode(hash: string, hasDemo: boolean, isAuthenticated: boolean): GameMode {
  if (hash === '#real' || !hasDemo) return 'play'
  return hash === '#demo' || !isAuthenticated ? 'demo' : 'play'
}

function onHashChange(callback: () => void) {
  window.addEventListener('hashchange', callback)
  return () => window.removeEventListener('hashchange', callback)
}

interface GameModeState {
  mode: GameMode
  /** What stands in the place of the game; nothing until the browser has taken the page over. */
  view: 'nothing' | 'frame' | 'guest'
  choose: (mode: GameMode) => void
}

/** Real play or demo. The server cannot see the hash, so nothing is decided before hydration. */
export function useGameMode(game: Game): GameModeState {
  const { isAuthenticated } = useSession()
  const hash = useSyncExternalStore<string | undefined>(
    onHashChange,
    () => window.location.hash,
    () => undefined,
  )
  const [chosen, setChosen] = useState<GameMode>()
  const mode = chosen ?? startingMode(hash ?? '', game.has_demo, isAuthenticated)
  const isOffered = mode === 'play' && !isAuthenticated

  const choose = (wanted: GameMode) => {
    setChosen(wanted)
    track('play_game', { sysname: game.sysname, mode: wanted })
    if (wanted === 'play' && !isAuthenticated) runAction({ type: 'openPopup', popup: 'registration' })
  }

  return { mode, view: hash === undefined ? 'nothing' : isOffered ? 'guest' : 'frame', choose }
}

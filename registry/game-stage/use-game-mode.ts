import { openRole } from '../../schemas/roles/role-table.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Game } from '../../schemas/api/entities/games.ts'
import { readItem, writeItem } from '../../src/lib/browser/storage.ts'
import * as storageKeys from '../../src/lib/browser/storage-keys.ts'
import { useSession } from '../../src/modules/session/index.ts'
import { track } from '../../src/modules/tracking/index.ts'
import { runAction } from '../../src/renderer/actions.ts'

export type GameMode = 'play' | 'demo'

/** The initial mode: from the hash if it has one, otherwise real play for players and demo for guests. */
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
  /** What is displayed instead of the game; nothing before hydration. */
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

  // The notice about play money appears once per visit, with the first demo.
  const isDemo = hash !== undefined && mode === 'demo'
  useEffect(() => {
    if (!isDemo || readItem('session', storageKeys.demoSeen) !== null) return
    writeItem('session', storageKeys.demoSeen, '1')
    runAction(openRole('demo-mode'))
  }, [isDemo])

  const view = hash === undefined ? 'nothing' : isOffered ? 'guest' : 'frame'
  useEffect(() => {
    if (view === 'frame') track('play_game', { sysname: game.sysname, mode })
  }, [view, mode, game.sysname])

  const choose = (wanted: GameMode) => {
    setChosen(wanted)
    if (wanted === 'play' && !isAuthenticated) runAction(openRole('registration'))
  }

  return { mode, view, choose }
}

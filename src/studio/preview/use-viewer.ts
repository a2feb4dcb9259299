import { useStudioData } from '../use-studio-data.ts'
import type { Viewer } from './visitor-choice.tsx'

/** The chosen visitor; until one is chosen, somebody who sees the document: a guest, if it is not for players. */
export function useViewer(chosen: Viewer | null, isForPlayers: boolean): Viewer {
  const { data: states } = useStudioData('preview.states', {})
  if (chosen) return chosen
  if (!isForPlayers) return { who: 'guest' }
  // An operator's platform has no players for previews.
  return states?.players.includes('player') === false ? 'own' : { who: 'player' }
}

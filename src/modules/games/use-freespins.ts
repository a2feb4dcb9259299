import useSWR from 'swr'
import { loadFreespins, playerKey } from '../../lib/data/player-data.ts'
import { useSession } from '../session/index.ts'

export interface Freespins {
  /** Free spins left in a game; 0 until they are loaded, and for guests. */
  remainingIn: (sysname: string) => number
  /** Reloads: a round may have used one. */
  refresh: () => void
}

/** The player's free spins; one list for the whole page. */
export function useFreespins(): Freespins {
  const { account } = useSession()
  const key = playerKey('freespins.get', account?.uid)
  const { data: packs = [], mutate } = useSWR(key, loadFreespins, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  return {
    remainingIn: (sysname) =>
      packs
        .filter(({ game, status }) => game.sysname === sysname && status === 'active')
        .reduce((sum, { remaining_count }) => sum + remaining_count, 0),
    // Without an answer the known state stays.
    refresh: () => void mutate().catch(() => undefined),
  }
}

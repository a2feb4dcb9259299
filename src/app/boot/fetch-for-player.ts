import { logProblem } from '../../lib/log.ts'
import { whenIdle } from '../../lib/browser/when-idle.ts'
import { sessionStore } from '../../modules/session/index.ts'

/** On start, loads a player's free spins, profile, loyalty and favourites; guests load none of this code. */
export function fetchForPlayer(): void {
  const { account } = sessionStore.get()
  if (account === null) return
  whenIdle(() => {
    import('./fetch-player-data.ts')
      .then(async ({ fetchPlayerData }) => {
        // Skip if the player has logged out meanwhile.
        if (sessionStore.get().account?.uid === account.uid) await fetchPlayerData(account.uid)
      })
      .catch((error: unknown) => logProblem('what the player has could not be asked for', error))
  })
}

import { logProblem } from '../../lib/log.ts'
import { whenIdle } from '../../lib/browser/when-idle.ts'
import { sessionStore } from '../../modules/session/index.ts'

/** At the start a player's free spins, profile, loyalty and favourites are asked for; guests load nothing of it. */
export function fetchForPlayer(): void {
  const { account } = sessionStore.get()
  if (account === null) return
  whenIdle(() => {
    import('./fetch-player-data.ts')
      .then(async ({ fetchPlayerData }) => {
        // Who has logged out meanwhile is asked about no more.
        if (sessionStore.get().account?.uid === account.uid) await fetchPlayerData(account.uid)
      })
      .catch((error: unknown) => logProblem('what the player has could not be asked for', error))
  })
}

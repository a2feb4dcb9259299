import type { EntityId } from '../../../schemas/api/entity-id.ts'
import { mutate, SWRConfig, unstable_serialize } from 'swr'
import { ApiError } from '../../../schemas/api/errors.ts'
import { concernsPage, isSessionOver } from '../../lib/api/page-errors.ts'
import { logProblem } from '../../lib/log.ts'
import { playerKey, playersData } from '../../lib/data/player-data.ts'

/** Loads the player's data unless a block of the page has done so; components read it from the cache later. */
export async function fetchPlayerData(uid: EntityId): Promise<void> {
  const { cache } = SWRConfig.defaultValue
  const fetches = playersData.map(async ([call, load]) => {
    const key = playerKey(call, uid)
    const known = cache.get(unstable_serialize(key))
    if (known?.data !== undefined || known?.isValidating === true) return
    try {
      await mutate(key, load(), { revalidate: false })
    } catch (error) {
      // The page as a whole or the session effects report these errors, possibly after this call has failed.
      if (error instanceof ApiError && (concernsPage(error) || isSessionOver(error))) return
      logProblem(`${call} did not answer at the start`, error)
    }
  })
  await Promise.all(fetches)
}

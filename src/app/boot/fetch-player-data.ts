import { mutate, SWRConfig, unstable_serialize } from 'swr'
import { ApiError } from '../../../schemas/api/errors.ts'
import { concernsPage } from '../../lib/api/page-refusal.ts'
import { logProblem } from '../../lib/log.ts'
import { playerKey, playersData } from '../../lib/data/player-data.ts'

/** Asks for what a player has, unless a block of the page has done so; whoever shows it later finds it there. */
export async function fetchPlayerData(uid: number): Promise<void> {
  const { cache } = SWRConfig.defaultValue
  const fetches = playersData.map(async ([call, load]) => {
    const key = playerKey(call, uid)
    const known = cache.get(unstable_serialize(key))
    if (known?.data !== undefined || known?.isValidating === true) return
    try {
      await mutate(key, load(), { revalidate: false })
    } catch (error) {
      // Then the page as a whole says so, or whoever follows the session.
      if (error instanceof ApiError && (concernsPage(error) || error.status === 401)) return
      logProblem(`${call} did not answer at the start`, error)
    }
  })
  await Promise.all(fetches)
}

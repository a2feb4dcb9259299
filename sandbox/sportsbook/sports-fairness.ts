import { inTransaction } from '../../server/contracts/database.ts'
import { commitmentOf } from '../provably-fair/draw.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { daySeed } from './progress.ts'
import { dayOf } from './schedule.ts'

const day = 24 * 60 * 60 * 1000
/** Maximum duration of a match: after this time no result depends on the seed of the previous day. */
const maxMatchDuration = 6 * 60 * 60 * 1000

/** Hash of today's seed, and the seed of the latest day whose matches are all over. */
export function dayFairness(sandbox: SandboxContext) {
  const at = sandbox.now()
  const today = dayOf(at)
  const finished = dayOf(at - maxMatchDuration - day)
  return inTransaction(sandbox.database, async (trx) => ({
    day: today,
    seed_hash: commitmentOf(await daySeed(trx, sandbox, today)),
    finished_day: finished,
    finished_seed: await daySeed(trx, sandbox, finished),
  }))
}

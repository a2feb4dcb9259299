import type { AccountInfo } from '../../../schemas/api/entities/account.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import { logProblem } from '../../lib/log.ts'
import { sessionStore } from './session-store.ts'

/** Stages after a login, in this order; each starts when the previous one has ended. */
const followUpStages = ['registration', 'cashback', 'campaign'] as const
export type FollowUpStage = (typeof followUpStages)[number]

/** Checks whether there is something to show to the player; resolves when that is done. */
export type FollowUp = (account: AccountInfo) => void | Promise<void>

const followUps = new Map<FollowUpStage, FollowUp>()
let preparation: Promise<void> | undefined

/** Follow-ups wait until the code that registers them has loaded. */
export function awaitFollowUps(preparing: Promise<void>): void {
  preparation = preparing
}

/** Registers the check of a stage. */
export function registerFollowUp(stage: FollowUpStage, followUp: FollowUp): () => void {
  followUps.set(stage, followUp)
  return () => followUps.delete(stage)
}

/** Runs the stages for a player while they are logged in. A failing stage does not stop the others. */
export async function runFollowUps(
  { uid }: AccountInfo,
  stages: readonly FollowUpStage[] = followUpStages,
): Promise<void> {
  await preparation
  for (const stage of followUpStages.filter((one) => stages.includes(one))) {
    // An earlier stage may have changed the account or ended the session.
    const { account } = sessionStore.get()
    if (account?.uid !== uid) return
    try {
      await followUps.get(stage)?.(account)
    } catch (error) {
      // Calls of a session that has ended meanwhile fail; the page may not know that it has.
      const hasEnded = error instanceof ApiError && error.type === 'AuthorizationException'
      if (hasEnded || sessionStore.get().account?.uid !== uid) return
      logProblem(`what follows a login failed at ${stage}`, error)
    }
  }
}

import type { AccountInfo } from '../../../schemas/api/entities/account.ts'
import { logProblem } from '../../lib/log.ts'
import { sessionStore } from './session-store.ts'

/** What a login may be followed by, in this order: one begins when the one before has come to its end. */
export const followUpStages = ['registration', 'cashback', 'campaign'] as const
export type FollowUpStage = (typeof followUpStages)[number]

/** Looks whether something is to be shown to the player; ends when that has been done with. */
export type FollowUp = (account: AccountInfo) => void | Promise<void>

const followUps = new Map<FollowUpStage, FollowUp>()
let preparation: Promise<void> | undefined

/** Those who say what is to be looked for are on their way: nothing is looked for before. */
export function awaitFollowUps(preparing: Promise<void>): void {
  preparation = preparing
}

/** Whoever owns the matter says what is to be looked for at its stage. */
export function registerFollowUp(stage: FollowUpStage, followUp: FollowUp): () => void {
  followUps.set(stage, followUp)
  return () => followUps.delete(stage)
}

/** Carries the stages out for a player, as long as he is here. One that fails hinders no other. */
export async function runFollowUps(
  { uid }: AccountInfo,
  stages: readonly FollowUpStage[] = followUpStages,
): Promise<void> {
  await preparation
  for (const stage of followUpStages.filter((one) => stages.includes(one))) {
    // What came before may have changed the account, or ended the session.
    const { account } = sessionStore.get()
    if (account?.uid !== uid) return
    try {
      await followUps.get(stage)?.(account)
    } catch (error) {
      logProblem(`what follows a login failed at ${stage}`, error)
    }
  }
}

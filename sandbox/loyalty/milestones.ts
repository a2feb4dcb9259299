import { givePoints } from './members.ts'
import { notify } from './notifications.ts'
import type { DbTransaction } from '../tables/database.ts'

/** Points per account setup step. */
const milestonePoints = 50

/** Grants the points of a step the first time the player completes it. */
export async function reachMilestone(
  trx: DbTransaction,
  playerId: number,
  reason: 'profile' | 'confirm',
  at: number,
): Promise<void> {
  const earlier = await trx
    .selectFrom('loyalty_notifications')
    .select('id')
    .where('player_id', '=', playerId)
    .where('reason', '=', reason)
    .limit(1)
    .executeTakeFirst()
  if (earlier) return
  await givePoints(trx, playerId, milestonePoints, at)
  await notify(trx, { playerId, reason, points: milestonePoints, at })
}

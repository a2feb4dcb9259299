import type { Booking } from '../ledger/ledger.ts'
import { givePoints } from './members.ts'
import { notify } from './notifications.ts'

/** Points for a step that makes an account complete. */
const pointsOfStep = 50

/** Gives the points of a step, the first time that the player makes it. */
export async function reachMilestone(
  booking: Booking,
  playerId: number,
  reason: 'profile' | 'confirm',
  at: number,
): Promise<void> {
  const earlier = await booking
    .selectFrom('loyalty_notifications')
    .select('id')
    .where('player_id', '=', playerId)
    .where('reason', '=', reason)
    .limit(1)
    .executeTakeFirst()
  if (earlier) return
  await givePoints(booking, playerId, pointsOfStep, at)
  await notify(booking, { playerId, reason, points: pointsOfStep, at })
}

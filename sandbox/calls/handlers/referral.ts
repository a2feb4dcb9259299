import { ApiError } from '../../../schemas/api/errors.ts'
import { networkOf } from '../../../server/contracts/credentials.ts'
import { limits, returnAttempt, takeAttempt } from '../../accounts/login/throttle.ts'
import { assertNoBreak } from '../../accounts/restrictions.ts'
import { inviterOf } from '../../referral/codes.ts'
import { referralFriends, referralInfo } from '../../referral/friends.ts'
import { playerOf, type CallHandlers, type CallScope } from '../call-scope.ts'

/** The call's player; fails during a break. */
function playerWhoMayInvite(scope: CallScope) {
  const player = playerOf(scope)
  assertNoBreak(player, scope.sandbox.now())
  return player
}

export const referralCalls = {
  'referral.getinfo': async (_input, scope) =>
    referralInfo(scope.sandbox, playerWhoMayInvite(scope), scope.locale),

  'referral.getfriends': async (page, scope) =>
    referralFriends(scope.sandbox, playerWhoMayInvite(scope), page),

  async 'referral.getinvitation'({ code }, { sandbox, address }) {
    // Only unknown codes count.
    const attempt = await takeAttempt(sandbox, `invitation:${networkOf(address)}`, limits.invitation)
    if (await inviterOf(sandbox.database, code, sandbox.now())) {
      await returnAttempt(sandbox, attempt)
      return 1
    }
    throw new ApiError('InvalidParameterException', 'Nobody invites with this code', { code: 'unknown' })
  },
} satisfies CallHandlers

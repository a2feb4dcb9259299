import { assertReadyForVerification } from '../../accounts/verification.ts'
import { applicantOf, checkTtlMs, openCheck } from '../../providers/identity/checks.ts'
import { playerOf, type CallHandlers } from '../call-scope.ts'

export const identityCalls = {
  async 'identity.createApplicant'(_input, scope) {
    const player = playerOf(scope)
    await assertReadyForVerification(scope.sandbox.database, player)
    return { applicant_id: await applicantOf(scope.sandbox, player.id) }
  },

  async 'identity.getAccessToken'({ externalActionId }, scope) {
    const { sandbox, locale } = scope
    const player = playerOf(scope)
    await assertReadyForVerification(sandbox.database, player)
    await applicantOf(sandbox, player.id)
    const token = await openCheck(sandbox, { playerId: player.id, occasion: externalActionId, locale })
    return {
      token,
      expires_in: checkTtlMs / 1000,
      url: new URL(`/sandbox/identity/${token}`, sandbox.publicUrl).href,
    }
  },
} satisfies CallHandlers
